## Star halma: names
game-star = 跳棋（六角跳棋）
star-seat = { $seat } 号位
star-seat-named = { $seat } 号位（{ $name }）
star-rules = 本局规则：{ $rules }
star-no-official-rules = 这些设置没有官方文本，由比赛自行选定。

## Star halma: findings
finding-star-illegal-move = 走法不合规则
finding-star-illegal-move-stands-still = 路线回到原处：绕一圈不算一着
finding-star-illegal-move-occupied = { $to } 已有棋子
finding-star-illegal-move-not-in-line = { $from } 与 { $to } 不在同一直线上
finding-star-illegal-move-no-bridge = 无桥：{ $from } 与 { $to } 之间没有棋子
finding-star-illegal-move-two-bridges = 两个桥：{ $from } 与 { $to } 之间不止一枚棋子
finding-star-illegal-move-unequal-distances = 距离不等：桥不在 { $from } 与 { $to } 的正中
finding-star-illegal-move-not-adjacent = { $from } 与 { $to } 之间的桥不相邻，而本局只用相邻跳
finding-star-illegal-move-own-hole = 离开的孔已空，不能作 { $from } 到 { $to } 的桥
finding-star-illegal-move-step-and-jump = 同一回合又走（{ $from }-{ $to }）又跳
finding-star-illegal-move-several-steps = 同一回合走了不止一步
finding-star-illegal-move-foreign-camp = 停在他方阵地 { $to }
finding-star-illegal-move-through-foreign-camp = 路线经过他方阵地
finding-star-illegal-move-left-goal = 棋子离开了已锁定的目标阵地
finding-star-illegal-move-no-chain = 从 { $from } 到 { $to } 既非一步也无连跳可达
finding-star-others-piece = { $from } 的棋子属于{ $owner }
finding-star-out-of-turn = 轮到{ $seat }；{ $from } 的棋子属于{ $owner }
finding-star-out-of-turn-home = { $seat }已到家，不再走棋
finding-star-passed-with-moves = 有合规着法却停一着
finding-star-start-not-vacated = 第 { $first } 回合后起始阵地仍有棋子：{ $second }
finding-star-impossible-way = 着法合规，但不能这样走
finding-star-empty-hole = { $from } 没有棋子
finding-star-unreadable = 无法辨认
finding-star-missing-turn = { $seat }的一着没有记录
finding-star-not-home = 记为到家，但{ $seat }并未到家
finding-star-turns-after-end = 此前对局已结束
finding-star-bad-seats = 座位无法读出；按常规座位判定
finding-star-bad-rules = 该设置无法读出；不按它判定
finding-star-bad-position = 局面无法读出；按通常的开局判定
finding-star-places-disagree = 盘上的名次是 { $first }
finding-star-bad-places = 名次无法读出；应写成 座位:名次，如 3:1 5:2 1:3
finding-star-turn-cap = 已达 { $first } 回合的上限
finding-star-not-judged = 从此处起不再判定：局面不明
finding-star-number-gap = 应为第 { $first } 回合，却写 { $second }
finding-star-struck-out = 划去后重写：{ $first }
finding-star-notation = 括号或标签没有闭合

## Star halma: facts on a side
star-standing = { $seat }：目标阵地 { $goal } 枚，途中 { $way } 枚，起始阵地 { $start } 枚
star-home = { $seat }：已到家，第 { $place } 名
star-last = { $seat }：未到家，第 { $place } 名
star-blocked = 目标阵地的 { $hole } 上是{ $owner }的棋子
star-over = 对局已结束。
star-turn = 轮到{ $seat }：{ $moves }
star-turn-pass = 轮到{ $seat }：无合规着法，停一着

## Star halma: explanations
explain-star-illegal-move = 棋子走了规则不允许的一步或一跳。原因另列；复盘从棋子放下的位置继续。
explain-star-others-piece = 在一个座位的栏里走了别家的棋子。
explain-star-out-of-turn = 未轮到的人走了棋，或已到家的人走了棋。
explain-star-passed-with-moves = 只有在没有合规着法时才可停一着。
explain-star-start-not-vacated = 设置 blocking=vacateN 要求在第 N 回合前离开起始阵地。这是供裁判参考的事实，不是判决。
explain-star-impossible-way = 着法的两端正确，局面因此确定，但中间写的孔不构成连跳。
explain-star-empty-hole = 起点没有棋子；几乎总是笔误。
explain-star-unreadable = 该文字既不是着法，也不是停一着，也不是到家的记号 --。
explain-star-missing-turn = 别人都写了一着，这一方却什么也没写。
explain-star-not-home = 记号 -- 表示该座位已到家，不再走棋。
explain-star-turns-after-end = 按 end 和 turn-cap 的设置，对局此前已结束。
explain-star-bad-seats = 座位是顺时针的阵地号，两到六个，如 1,3,5。
explain-star-bad-rules = 标签 Rules 写设置，如 pieces=10; jump=eq; camps=free; goal=open。
explain-star-bad-position = 局面有十七行，以 / 分开，字母 a 到 f 表示各阵地的棋子，数字表示空孔，最后是轮到的座位。
explain-star-places-disagree = 标签 Places 与盘上到家的先后不符。
explain-star-bad-places = 标签 Places 对每个座位写 座位:名次；并列的名次各写一次。
explain-star-turn-cap = 设置 turn-cap=N 时，对局在 N 回合后结束；未到家者的名次由裁判决定。
explain-star-not-judged = 此后所写的无法解释，因此不再判定。
explain-star-number-gap = 回合的编号有缺口或倒退。
explain-star-struck-out = 一处记录被划去并重写。
explain-star-notation = 括号、引号或标签没有闭合；其余照读。
article-s1-adjacent-jump = 相邻跳：棋子可沿六个方向走到相邻的孔，或跳过相邻的任何一方的棋子到正后方的空孔，条件满足即可连续跳。
article-s1-equal-distance-jump = 等距跳：棋子可沿六个方向走一步，或沿直线跳到空孔，条件是其间恰有一枚棋子且位于正中，条件满足即可连续跳。
article-s2-star = 跳棋：沿六个方向走步，连续跳过相邻的任何一方的棋子；最先占满对面阵地者胜。

## Star halma: events at tables
tables-rules = 对局规则：{ $rules }
tables-stages = 阶段：{ $stages }；名次分：{ $points }；抽签种子：{ $seed }
tables-round = 第 { $stage } 阶段（共 { $stages }），第 { $round } 轮（共 { $rounds }）{ $top ->
    [0] {""}
   *[other] ；{ $of ->
        [table] 每台前 { $top } 名晋级
       *[other] 本阶段按分前 { $top } 名晋级
    }
}
tables-small = { $count } 台不足 { $size } 人：{ $seats }
tables-fewer-go-on = 只有 { $count } 人（应为 { $wanted } 人）晋级第 { $stage } 阶段：其余未到。
tables-without-seat = 未参加前一阶段，第 { $stage } 阶段无座位：{ $players }
tables-repeats = { $count ->
    [0] 无人重复相遇。
   *[other] { $count } 对重复相遇。
}
tables-advanced-by = { $player } 晋级，依据{ $criterion }
tables-advanced-by-table = { $player } 从第 { $table } 台晋级，依据{ $criterion }
tables-advanced-by-lot = { $player } 抽签晋级（种子 { $seed }）
tables-advanced-by-lot-table = { $player } 从第 { $table } 台抽签晋级（种子 { $seed }）
tables-qualified-otherwise = 第 { $round } 轮已经排座：{ $gone ->
    [0] {""}
   *[other] 不再晋级 { $out }；
}{ $come ->
    [0] {""}
   *[other] 现应晋级 { $in }；
}要重新排座，先用 huff unpair 撤销第 { $round } 轮及以后各轮，再用 huff pair
audit-qualified = 第 { $round } 轮：按现在的结果应参赛 { $in }；不应参赛 { $out }
tables-not-here = 分台对局没有此项；请用 { $instead }
tables-no-bye-points = 分台对局按名次计分，缺席者没有名次：请不要写 --points
star-not-here = { $file } 是跳棋记录，此命令不处理；请用 huff check、compare、convert、board、game add 或 print sheets
tables-no-stages = 组别 { $name } 尚未设定阶段；请用：huff section set --stages "4 top 2, 4"
tables-bad-stage = { $text }：“{ $part }”不是阶段；应写 人数、人数 top N 或 人数x轮数 top N，如 4 top 2
tables-bad-size = { $text }：一台二至六人，不能是 { $size }
tables-no-top = { $text }：除最后阶段外都要写明几人晋级，如 4 top 2
tables-bad-top = { $text }：{ $size } 人中不能有 { $top } 人晋级
tables-only-star = 只有跳棋有这些设置；请用 --variant star 设定棋种
tables-seats-need-stages = star:{ $seats } 表示每台 { $seats } 人，但没有阶段就是两人对局：请加 --stages { $stages }
tables-other-seats = star:{ $seats } 表示每台 { $seats } 人，但第一阶段每台 { $size } 人：请写 --variant star，人数由阶段决定
tables-not-all = 每个参赛者坐一台；缺：{ $missing }；多：{ $others }
tables-bad-places = { $address }：{ $text } 无法读出；请对座位 { $seats } 写 座位:名次，或按座位顺序写名次，未到者写 -
tables-places-missing = { $address }：{ $text } 没有给每个座位（{ $seats }）写名次
tables-not-over = { $section }：以下各台结束后才知道谁晋级：{ $tables }；请录入名次：huff result { $first } { $places }
tables-adjourned-too = { $section }：以下各台结束后才知道谁晋级：{ $tables }（其中封棋：{ $adjourned }）；请续弈至终局并录入名次：huff result { $first } { $places }
tables-other-rounds = 各阶段“{ $stages }”共 { $count } 轮，不是 { $rounds } 轮：请去掉 --rounds，或在阶段中写轮数，如 4x3 表示四人一台共三轮
tables-places-gap = { $address }：{ $text } 名次有缺；并列者写其中最前的名次，如 1 2 2 4（座位 { $seats }）
tables-result = { $address }：{ $order }
tables-result-open = { $address }：无结果
tables-result-adjourned = { $address }：封棋
tables-why-place = { $player }：第 { $place } 名（{ $values }）
tables-why-behind = 列于 { $other } 之后，依据 { $criterion }
tables-why-game = 第 { $round } 轮第 { $table } 台 { $seat } 号位：第 { $place } 名，{ $points } 分；同台 { $others }
tables-why-away = 第 { $round } 轮：缺席，不得分
tables-why-seat = { $seat } 号位：{ $player }{ $from ->
    [0] {""}
   *[other] （来自第 { $from } 台）
}
tables-why-met = { $one } 与 { $other } 此前相遇 { $count } 次
tables-why-seating = 各台是用种子 { $seed } 找到的重复相遇最少的安排；然后均衡对面阵地和走棋次序。
col-table = 台
col-seat = 座位
col-decided = 决定
criterion-stage = 阶段
criterion-points = 名次分
criterion-wins = 第一
criterion-seconds = 第二
criterion-head-to-head = 相互战绩
criterion-lot = 抽签

## 跳棋：表格用语
paper-table = 台次
paper-tables = 座次表（按台次）
paper-tables-name = 座次表（按姓名）
paper-turn = 行棋顺序
paper-seat = 座位
paper-with = 同台棋手
paper-recorded-seat = { $seat } 号位记录
paper-star-rules = 规则
paper-star-marks = A5-C7-E7 棋子走过的孔 · pass 无子可走 · -- 已到家
paper-star-shared = 并列者写其中最前的名次：1 2 2 4 · – 缺席
paper-signature = 签字

## 跳棋：规则设置
star-option-pieces-10 = 每方 10 子
star-option-pieces-15 = 每方 15 子
star-option-jump-adj = 相邻跳
star-option-jump-eq = 等距跳
star-option-camps-free = 可进入他人阵地
star-option-camps-nostop = 不得停在他人阵地
star-option-camps-nopass = 不得进入他人阵地
star-option-goal-open = 可离开目标阵地
star-option-goal-locked = 不得离开目标阵地
star-option-blocking-strict = 全部棋子到家为胜
star-option-blocking-majority = 目标阵地占满且己方过半为到家
star-option-blocking-vacate = 第 { $number } 着前须离开起始阵地
star-option-equal-turns-off = 不补齐着数
star-option-equal-turns-on = 同一回合到家者并列
star-option-end-first = 一人到家即终局
star-option-end-places = 继续走以定名次
star-option-turn-cap-none = 不限回合数
star-option-turn-cap = 最多 { $number } 回合
star-option-and = {"；"}

## 跳棋：打印
print-not-for-star = 此表格只用于国际跳棋类；跳棋可用 huff print sheets、pairings、slips、standings、cards、originals
print-two-games = 跳棋：{ $star }；国际跳棋类：{ $draughts }；两者表格不同，请用 --section 指定其一
print-files-two-games = { $file } 是国际跳棋类对局，其余是跳棋，记录纸不同；请分别打印
print-tables-all = { $section } 组不能用 { $option }：多人同台比赛的名次表包括全部棋手
print-star-design = 跳棋记录纸有 a、b 两种样式

## 跳棋：比赛记录纸
star-which-copy = { $address }：是谁的记录？请用 --copy 座位号：{ $seats }
star-no-record-in-file = { $file }：其中找不到跳棋对局记录；记录应注明座位，如 [Seats "1,4"]，或每个座位一栏
star-game-finding = { "  " }{ $turn } { $code }：{ $found }
star-game-finding-article = { "  " }{ $turn } { $code }：{ $found }（{ $articles }）
star-sheet-disagrees = { $address }：{ $seat } 号位的记录纸上名次为 { $sheet }，录入的是 { $entered }
status-games-tables = { "  " }未完 { $open }，封棋 { $adjourned }，末轮记录纸不全 { $sheets }

## 跳棋：录入
star-enter-not-so = --live 和 --forced 只用于国际跳棋类，不用于跳棋
star-enter-done = { $what }：{ $turns } 着，{ $verdict }
star-enter-draft-taken = 继续 { $file } 旁未完成的草稿，已有 { $turns } 着
star-enter-undone = 已撤销；还有 { $turns } 着
star-enter-help = A5-C7-E7、a5e7 或 停：一着，空格后即录入；C5：该子可到之孔；!：照原样录入；/结果 1:1 4:2：记录纸上的名次
star-enter-offers = !：照原样录入；或重新输入
star-enter-nowhere = { $hole }：没有本方可走的棋子
star-enter-destinations = { $hole } 可到 { $holes }
tables-import-rules = 名单中的规则为 { $rules }；本组为 { $here }
results-two-kinds = { $tables } 组为多人同台，{ $pairs } 组为两人对局，录入画面不同；请用 --section 指定一组
results-tables-help =
    座位按走棋次序排列。每个成绩都立即保存。
    1-6                每个座位的名次，一位数字一个座位；并列可同数
    -                  该座位的棋手缺席
    Backspace          收回最后一个数字；  Esc  全部收回
    Del                取消成绩；  *  封棋
    / 加成绩           huff result 接受的一切写法，再按 Enter
    上、下、Enter      换台；  PgUp PgDn Home End
    g 加台号           到该台
    o                  只看未完的台，或再看全部
    ?  F1              本帮助
    F10  Ctrl-Q        退出；一切已保存
    另一处录入的台会自动显示。
    按任意键返回
results-tables-keys = 1-6 依座位写名次  - 缺席  * 封棋  / 其他  ? 全部按键  F10 退出

## 跳棋：其他说明
star-variant-in-record = 此处不用 --variant 写 { $name }：跳棋记录自己注明，文本写 [Seats "1,3,5"] 和 [Rules "jump=eq"]，表格写 # seats: 1,3,5 和 # rules: jump=eq
star-no-table = convert 把跳棋写成 .pdn、记录纸 .csv 或 .json；每行一局的表只用于国际跳棋类
star-json = { $file } 是跳棋记录的 JSON；请用 huff convert 转成 .pdn 或 .csv
star-no-ply = 没有第 { $ply } 手：记录共有 { $turns } 手
star-fifteen = pieces=15 只用于两人对局，不用于 { $seats } 人一台
pair-drawn-first = 首个座位由抽签决定（种子 { $seed }）：第一号棋手坐 1 号位。
pair-drawn-second = 首个座位由抽签决定（种子 { $seed }）：第一号棋手坐 4 号位。

## compare, game merged
star-compare-other = { $file }：不是跳棋记录，而第一个文件是
star-compare-tag = { $name }：{ $values }
star-compare-turn = 第 { $round } 轮，{ $seat }：{ $move }
star-compare-extra = 第 { $round } 轮，{ $seat }：多写了一着
star-compare-none = 未写
star-compare-legal-until = 合乎规则，但其后只有 { $count } 步可走
star-compare-undecided = 几种写法都可能：由裁判员裁定
star-compare-equal = 各份记录一致（{ $turns } 步）。
star-compare-summary = { $differences } 处不同；全局 { $turns } 步。
star-copies-needed = { $address }：至少需要两个座位的记录，且记有着法
star-origin-all = 各份均有
star-merged-differ = 各份记录有 { $count } 步不同，首先在第 { $round } 轮，{ $seat }。
col-round = 轮
## Star halma: the full screen
star-enter-draft-found = { $file } 旁有未完成的草稿，已录 { $turns } 着。Enter：继续；n：从文件重新开始；Esc：离开
star-enter-not-whole = { $text } 还不是完整的一着：到哪里？
star-enter-no-hole = { $text } 不是孔
star-enter-taken-back = 先前当作 { $move }，已撤回
star-enter-cannot-stand = { $text } 不能写在记录纸上：会被读成别的内容
star-enter-nothing-typed = 没有输入可以照原样录入的内容
star-enter-no-turn-here = 光标后没有着法
star-enter-insert-on = 录入的着法插在下一着之前
star-enter-insert-off = 录入的着法替换下一着
star-enter-bad-places = { $text } 不是名次；写座位与名次：1:1 4:2
star-enter-no-turn = 没有 { $text } 这一着；12 是第 12 轮开头，12.3 是该轮 3 号座
star-enter-keys = F1 帮助  F2 备注  F8 名次  Tab 着法  ! 照原样  Ctrl-Z 撤销  F10 结束
star-enter-copy = { $seat }的记录
star-enter-unknown = 局面不明
star-enter-must-pass = 无棋可走：停
star-enter-can-move = 可走的子：{ $holes }
star-enter-not-legal = 没有以 { $typed } 开头的合法着法
star-enter-rest-broken = 从第 { $round } 轮 { $seat } 号座起，后面的对不上
star-enter-places = 记录纸上的名次：{ $places }
star-enter-help-moves = c5e7  C5-E7  停  --（已到家）；一旦明确立即录入（全角也可）
star-enter-help-chain = A5-C7-E7：连跳逐孔写；只写一个孔，显示该子可到之孔
star-enter-help-go = 方向键 PgUp PgDn Home End：移动；在已有着法上录入即替换，其后保留
star-enter-help-edit = Backspace：撤下  Delete：删除下一着  Insert：插入  Ctrl-Z Ctrl-Y：撤销、重做
star-enter-help-tab = Tab：列出这样开头的着法  !：照原样录入  Enter 或空格：录入完毕
star-enter-help-places = /结果 1:1 4:2：记录纸上的名次  /到 12.3：到第 12 轮 3 号座  ~：已划去
star-enter-nothing-struck = 没有可划去的内容
