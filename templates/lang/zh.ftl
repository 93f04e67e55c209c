## 双方、棋子
side-white = 白方
side-black = 黑方

## 判定
verdict-clean = 无误
verdict-slips = 笔误
verdict-irregular = 有不合规则着法
verdict-unplayable = 无法复盘到底

## 棋种
game-russian = 国际跳棋64格（俄罗斯规则）
game-brazilian = 国际跳棋64格（巴西规则）
game-english = 西洋跳棋
game-english-white-first = 西洋跳棋（白方先走）
game-international = 国际跳棋（100格）
game-canadian = 加拿大跳棋（144格）
game-pool = 普尔跳棋
game-italian = 意大利跳棋
game-spanish = 西班牙跳棋
game-czech = 捷克跳棋
game-frisian = 弗里斯兰跳棋

## 发现
finding-illegal-move-backward = 普通棋子不能后退
finding-illegal-move-too-far = 超过了棋子可走的格数
finding-illegal-move-not-diagonal = { $square } 与前一格不在同一斜线上
finding-illegal-move-blocked = 路线被 { $square } 上的棋子挡住
finding-illegal-move-occupied = { $square } 已有棋子
finding-illegal-move-jumps-own = 跳过了 { $square } 上的己方棋子
finding-illegal-move-jumps-two = 从 { $square } 起一次跳过了两枚相连的棋子
finding-illegal-move-jumps-nothing = 到 { $square } 的路线没有跳过任何棋子
finding-illegal-move-jumps-twice = { $square } 上的棋子被跳过两次
finding-illegal-move-crowned-and-went-on = 刚升变的王棋在对方走棋之前又走了
finding-illegal-move-stands-still = 棋子没有移动
finding-opponents-piece = 移动了对方的棋子
finding-missed-capture-this-piece = 可以吃子的棋子走了不吃子的着法；必须吃子的棋子：{ $squares }
finding-missed-capture-other-piece = 必须吃子，却走了另一枚棋子；必须吃子的棋子：{ $squares }
finding-wrong-capture-count = 不能这样吃子，因为必须优先选择另一种吃法
finding-unfinished-capture = 吃子没有完成，还须继续吃
finding-lifted-during-capture = 只有在吃子过程中提前拿走被跳过的棋子才可能这样走
finding-wrong-side-first = 先走的一方不对
finding-moved-as-king = { $square } 上的普通棋子按王棋走了；它在第 { $earlier } 着只是途经底线
finding-moved-as-man = 王棋按普通棋子走了
finding-light-square = 写了白格；棋子视为仍在原处
finding-two-moves-in-row = 一方连走两着，别无其他解释
finding-lifted-without-cause = { $square } 上的棋子被无故拿起；第 { $earlier } 着表明它已不在盘上
finding-removed-too-few = { $square } 上被吃的棋子未拿走；第 { $earlier } 着表明它仍在盘上
finding-removed-unjumped = { $square } 上未被跳过的棋子被拿走；第 { $earlier } 着表明它已不在盘上
finding-removed-own = 吃子后拿走了 { $square } 上的己方棋子；第 { $earlier } 着表明它已不在盘上
finding-ambiguous-capture = 有多种吃法符合：{ $readings }
finding-empty-square = { $square } 上没有棋子
finding-unreadable = 无法读作着法
finding-missing-half-move = 此着之前漏记了一着
finding-repeated-half-move = 同一着写了两次
finding-truncated = 记录在此中断
finding-moves-after-end = 对局已经结束，后面仍写有着法
finding-sheet-turned = 整张记录按反方向坐标书写（180°），以下按还原后的坐标判定
finding-sheet-mirrored = 整张记录左右颠倒（a-h 反向），以下按还原后的坐标判定
finding-columns-exchanged = 白黑两栏对调，以下按还原后的次序判定
finding-sheet-shifted = 记录整体错位一着，以下按上移一着判定
finding-numbered-from-a1 = 格号从 a1 起编，以下按此编号判定
finding-wrong-setup = 给出的局面无法对弈（{ $readings }）
finding-result-contradiction = 写了两个结果：{ $first } 和 { $second }
finding-result-disagrees-with-board = 写的结果是 { $written }，而盘面上 { $side } 胜
finding-notation = 写法特殊，已读懂
finding-notation-not-closed = 括号或引号没有闭合
finding-notation-not-opened = 有右括号而没有左括号
finding-notation-bad-tag = 标签的名称或内容无法读取
finding-notation-bad-number = 回合号写错
finding-notation-bad-text = 有不属于文件编码的字节
finding-notation-escaped-line-end = 反斜杠加字母代替了换行
finding-notation-joined-jumps = 一次连吃的每一跳分开书写
finding-struck-out = 划去后重新书写
finding-spreadsheet-date = 电子表格把这一着改成了日期或数字，现读作 { $first }
finding-number-gap = 回合号写为 { $second }，应为 { $first }
finding-not-judged = 局面不明，从这里起不作判定
finding-variant-conflict = 文件标明 { $first }，而格子属于 { $second }

## 附加说明
label-legal = 合规着法
label-articles = 条款
label-claim = 申诉
label-position = 走棋前局面
claim-open = 对方仍可要求纠正
claim-lapsed = 已失效：对方在第 { $ply } 着继续走棋
claim-must-correct = 必须纠正
claim-ended = 对局已结束，结果有效
legal-more = …… 另有 { $count } 着
likely-played = 可能确系如此走
likely-slip = 可能是笔误
repair-complete = 更正建议：{ $edits }（更正后可复盘全部记录）
repair-partial = 更正建议：{ $edits }（更正后可复盘至第 { $ply } 着）
edit-replace = 第 { $ply } 着 { $old } 改为 { $new }
edit-insert = 补入 { $new } 作为第 { $ply } 着
edit-delete = 删去第 { $ply } 着 { $old }
edit-exchange = 第 { $ply } 着 { $old } 与下一着对调

## check
check-record = 第 { $index } 局
check-players = { $white } – { $black }
check-summary = { $files } 个文件，共 { $records } 局：无误 { $clean }，笔误 { $slips }，不合规则 { $irregular }，无法复盘到底 { $unplayable }
check-nothing = 没有找到对局记录。
check-progress = 局已判定

## convert
convert-done = 已将 { $records } 份记录写入 { $file }

## compare
compare-equal = 两份记录一致（{ $half_moves } 着）。
compare-summary = 有 { $differences } 处不同；全局共 { $half_moves } 着。
compare-tag = { $name }：白方记录为 { $white }，黑方记录为 { $black }
compare-move = 第 { $ply } 着（第 { $number } 回合，{ $side }）：{ $move }
compare-extra = 第 { $ply } 着之前：多写了一着
compare-copy-white = 白方记录
compare-copy-black = 黑方记录
compare-none = { $text }
compare-misread = { $text }
compare-left-out = 漏记
compare-exchanged = { $text }，与相邻一着次序颠倒
compare-too-much = { $text }，多写了一次
compare-ends = 记录在此之前结束
compare-not-legal = 此处不合规则
compare-legal-and-fits = 合乎规则，其后各着均可走
compare-legal-until = 合乎规则，但其后只有 { $count } 着可走
compare-fault-white = 白方记录有误
compare-fault-black = 黑方记录有误
compare-fault-both = 两份记录均有误
compare-fault-undecided = 两种写法都可能：由裁判员裁定

## board
board-turn = 轮到{ $side }走棋
board-must-capture = 必须吃子
board-no-move = { $side }无棋可走，判负

## 输入的问题
problem-no-record = 此文件中没有对局记录
problem-no-headings = 这些单元格上方没有表头（例如 回合,白方,黑方）
problem-no-table = 记录表中没有着法表格
problem-empty = 文件是空的
problem-too-large = 有一份记录超过 { $size } MiB，已跳过
problem-at = 第 { $line } 行，第 { $column } 列
problem-fen-expected = 无法读作局面：{ $expected }
problem-fen-man-on-king-row = 普通棋子位于升变线上
problem-fen-too-complex = 此局面的吃法太多，无法搜索

## 错误
error = 错误
error-cannot-open = 无法打开 { $file }：{ $reason }
error-cannot-read = 无法读取 { $file }：{ $reason }
error-cannot-write = 无法写出：{ $reason }
error-exists = { $file } 已存在；用 --force 覆盖
error-unknown-format = 无法从 { $file } 的扩展名判断输出格式（.pdn、.csv、.json）；请用 --to 指定
error-bad-json = { $file } 第 { $line } 行第 { $column } 列：此 JSON 不是对局记录文件
error-json-format = { $file } 的 JSON 格式版本为 { $format }，本程序不认识
error-unknown-variant = 未知的棋种 { $name }；已知：{ $known }
error-perft-depth = 深度须为 0 到 40 的数
hint-variants = 已知棋种：{ $known }
error-unknown-command = 没有命令 { $name }
error-no-such-record = 文件中没有第 { $index } 局：共有 { $records } 局
