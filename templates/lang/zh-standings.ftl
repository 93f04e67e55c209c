## 名次指标：名称与表头 (criteria)
tie-points = 积分
tie-points-short = 积分
tie-knock-out = 晋级轮数
tie-knock-out-short = 晋级
tie-direct = 直胜（相互间胜负）
tie-direct-short = 直胜
tie-rounds-won = 胜轮数
tie-rounds-won-short = 胜轮
tie-games-won = 胜局数
tie-games-won-short = 胜局
tie-black-games = 执黑局数
tie-black-games-short = 黑局
tie-black-wins = 执黑胜局
tie-black-wins-short = 黑胜
tie-progressive = 累进分
tie-progressive-short = 累进
tie-elected = 可参赛轮数
tie-elected-short = 参赛
tie-standard = 胜过对手的轮数
tie-standard-short = 胜过
tie-solkoff = 对手分
tie-solkoff-short = 对手分
tie-solkoff-full = 逐级截尾对手分
tie-solkoff-full-short = 截尾
tie-solkoff-plus = 对手的对手分
tie-solkoff-plus-short = 二级
tie-average-solkoff = 对手的平均对手分
tie-average-solkoff-short = 均对手
tie-fore-solkoff = 末轮按和棋计的对手分
tie-fore-solkoff-short = 前对手
tie-sonneborn-berger = 索伯分（胜和对手分）
tie-sonneborn-berger-short = 索伯
tie-koya = 对上半区得分
tie-koya-moved = 对上半区得分，界限移 { $limit } 个半分
tie-koya-short = 上半区
tie-average-rating = 对手平均等级分
tie-average-rating-short = 均等级
tie-performance = 表现分
tie-performance-short = 表现
tie-rating = 等级分
tie-rating-short = 等级分
tie-number = 编号
tie-number-short = 号
tie-lot = 抽签（种子数 { $seed }）
tie-lot-short = 签
tie-without-lowest = { $name }，去掉最低 { $count } 个
tie-without-both = { $name }，去掉最高和最低各 { $count } 个

## 名次缘由 (why)
why-unplayed = { "  " }第 { $round } 轮：未对局；按对手积分 { $score } 计，得分 { $points }：{ $value }
why-unplayed-cut = { "  " }第 { $round } 轮：未对局；按对手积分 { $score } 计，得分 { $points }：{ $value }，不计
why-cut = { "  " }去掉最低 { $count } 个：{ $list }
why-cut-above = { "  " }去掉最低 { $count } 个：{ $list }（前一名：{ $above }）
why-meeting = { "  " }第 { $round } 轮：{ $one } – { $other } { $points }:{ $against }

## 淘汰赛 (knock-out)
bye-out = 已淘汰
status-undecided = { "  " }{ $address } { $players }：平分，由此局决胜
error-match-decided = { $address }：此场已分胜负，不能再加赛；如确要录入请加 --correct
error-match-turned = { $address }：此场 { $winner } 已胜，第 { $round } 轮据此配对；如确要更改请加 --correct
warn-match-undecided = { $address }：此场又成平分，但第 { $round } 轮已按 { $winner } 获胜配对
warn-match-turned = { $address }：此场胜者不再是 { $winner }，但第 { $round } 轮已据此配对

## 表格 (tables)
crosstable-counted = 第 { $round } 轮未结束：积分与名次为第 { $counted } 轮后的
pairings-match = 多局比赛中左边棋手的分在前：先总分，再各局。

## 组别设置 (settings)
setting-section = { $name }：
setting-line = { "  " }{ $word }：{ $value }
setting-points = 计分
setting-points-of = 胜 { $win }，和 { $draw }，负 { $loss }，轮空 { $bye }，对手未到 { $forfeit }
setting-order = 名次依据
setting-unplayed = 未对局的轮次
setting-seeding = 编号
setting-first-board = 首台
setting-first-colour = 第一号执
setting-time-control = 用时
setting-late-limit = 迟到几分钟后提议弃权
unplayed-fide2026 = 按国际棋联 2026 年 3 月起规定（fide2026）
unplayed-fide2024 = 按国际棋联 2024 年规定（fide2024）
unplayed-virtual = 虚拟对手，国际棋联 2023 年前规定（virtual）
unplayed-zero = 对手按 0 分计，国际跳棋联合会规定（zero）
unplayed-round-robin = 弃权按对局计，轮空不计（round-robin）
seeding-rating = 按等级分、称号、姓名
seeding-lot = 抽签
seeding-given = 按报名次序

## 不可能的值 (impossible values)
player-added-unnumbered = 已添加：{ $player }。编号在第 1 轮配对时确定。
error-bad-points = { $text } 不是分数；请写 2，或按 胜-和-负 写 2-1-0
error-scoring-order = { $text }：胜须多于负，和在两者之间；请按 胜-和-负 写 2-1-0
error-bad-penalties = { $text } 不是处罚顺序；请写 警告,加时+2,判负
error-zero-rounds = 比赛至少一轮
error-rounds-are-paired = 已配对 { $paired } 轮：轮数不能更少
error-empty-section = 组别须有名称
error-empty-event = 赛事须有名称
error-nothing-to-set = 没有给出要设置的内容；--help 列出可设置的项目
error-finish-before-start = 结束日期 { $finish } 早于开始日期 { $start }
error-birth-in-future = { $date } 尚未到来，不能是出生日期
error-long-federation = { $text }：协会用三个字母表示，如 CHN；城市或俱乐部请写 --club
warn-points-changed = 已有 { $paired } 轮按原计分配对：名次会变，audit 将按新计分核对这些轮次

## 赛事报告 (reports)
loss-long-title = 超过 3 字符的称号被截短
loss-long-federation = 超过 3 个字母的协会被截短
loss-national-id = 此格式不能保存部分国内编号
loss-order = 此格式不能保存名次依据；名次已写出
loss-unplayed = 此格式不能保存未对局轮次的计法；名次已写出
loss-team = 队名被截短，或第十四名以后的队员已略去
loss-adjourned = 此格式不能保存封棋：已写作和棋
loss-categories = 此格式不能保存类别
loss-native-names = 此格式不能保存本国文字姓名
loss-openings = 此格式不能保存开局
import-left-out = 记录 { $codes } 在赛事中无处存放，已略去
