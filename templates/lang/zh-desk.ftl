## enter（录入）
enter-copy-white = 白方记录
enter-copy-black = 黑方记录
enter-no-such-key = { $key } 不是着法的一部分；按 ? 查看按键
enter-not-whole = 这还不是完整的一着
enter-not-a-move = { $text } 不能读作一着
enter-nothing-begins-so = 没有这样开头的合法着法
enter-forced-played = 强制吃子，由程序走出：{ $move }
enter-forced-on = 强制吃子由程序走出
enter-forced-off = 强制吃子也要录入
enter-insert-on = 录入的着法插在下一着之前
enter-insert-off = 录入的着法替换下一着
enter-one-copy = 这里只有一份记录
enter-nothing-to-undo = 没有可撤销的内容
enter-bad-position = { $text } 不是可读的局面
enter-no-such-command = 没有命令 { $name }；/帮助 列出全部命令
enter-needs-text = { $name } 后面需要内容
enter-no-half-move = 光标前没有着法
enter-bad-result = { $text } 不是一局棋的结果；可用：白胜、黑胜、和、2-0、1-1、0-2、0-0、无
enter-result = 结果：{ $text }
enter-result-white = { $player }（白方）胜，记作 { $text }
enter-result-side = { $side }胜，记作 { $text }
enter-result-black = { $player }（黑方）胜，记作 { $text }
enter-event-no-result = 赛事中还没有 { $address } 的结果：用 huff result { $address } { $result } 录入
enter-event-other-result = 赛事中 { $address } 的结果与此不同：用 huff result { $address } { $result } 更改
enter-not-live = 仅用于 --live
enter-claim-nothing = { $side }，第 { $ply } 个半着：这里没有可要求的事项
enter-requested-before = 这一着已经要求过加时一分钟
enter-requested = 加时一分钟
enter-time-goes-on = 第 { $ply } 着的计时继续，已用 { $taken }
enter-no-such-half-move = 没有这一着：{ $text }
enter-to-move = { $number }. 轮到{ $side }
enter-unknown-position = 局面不明；用 /局面 给出
enter-presumed-position = 推测局面：此前有笔误
enter-legal = 合法
enter-no-legal = 没有合法着法
enter-must-capture = 必须吃子
enter-not-legal = 没有以 { $typed } 开头的合法着法；合法：{ $legal }
enter-which = 哪一着？
enter-hidden = 无法按录入理解：{ $text }
enter-offer-correct = 改正录入
enter-offer-written = 照记录录入：{ $text }
enter-offer-repair = { $repair }
enter-first-difference = 第一处不同：本份第 { $ply } 个半着，另一份第 { $other } 个半着
enter-rest-broken = 从第 { $ply } 个半着起与前面不符
enter-saved = 已保存
enter-not-saved = 未保存：{ $reason }。每次按键都会再试，F10 结束。
enter-insert-mark = 插入
enter-forced-mark = 自动吃子
enter-live-mark = 对局中
enter-position-title = 摆局面
enter-position-keys = 方向键移动  w b 兵（再按成王）  空格 清除  t 轮次  c 清盘  s 初始  Enter 完成
enter-placing-no-key = { $key } 在此无效；可用按键见下
enter-placing-king-row = { $square } 的普通棋子在升变线上：再按同一字母成为王棋，按空格取走
enter-placing-turn = { $side }走（t：换方）
enter-time-running = 第 { $ply } 个半着：还剩 { $left } / { $limit }（{ $article }）
enter-time-ask = 第 { $ply } 个半着：时限已到；若要求加时（/加时），还剩 { $left }（{ $article }）
enter-time-grace = 第 { $ply } 个半着：加时，还剩 { $left }（{ $article }）
enter-time-over = 第 { $ply } 个半着：超时（{ $article }）
enter-keys = F1 帮助  F2 备注  F3 事件  F4 王  F5 钟  F6 副本  F8 结果  F10 结束
enter-choose-keys = 上下键 Enter 选择  Esc 返回  ! 照记录录入
enter-too-small = 窗口太小：需要 80 列 24 行。在此之前按键无效；F10 退出。
enter-draft-found = { $file } 旁有一份未完成的草稿，共 { $half_moves } 个半着。Enter：继续；n：从文件重新开始；Esc：离开
enter-draft-taken = 继续 { $file } 旁未完成的草稿，共 { $half_moves } 个半着
enter-done = { $what }：{ $half_moves } 个半着，{ $verdict }
enter-left = 未录入：{ $text }
enter-not-read = 该行其余部分未读：{ $text }
enter-accepted = { $number }. { $side } { $move }
enter-plain-offers = !：照记录录入；!N：第 N 项建议；或重新录入
enter-help-moves = 3228  32-28  711  c3d4  cd4  途经格写路线；一旦明确立即走出（全角也可）
enter-help-go = 方向键 PgUp PgDn Home End：移动；在已有着法上录入即替换，其后保留
enter-help-edit = Backspace：撤下  Delete：删除下一着  Insert：插入  Ctrl-Z Ctrl-Y：撤销、重做
enter-help-tab = Tab：列出这样开头的着法  !：照记录录入  ~：已划去  Enter：录入完毕
enter-help-words = / 加命令，三种语言均可：
enter-help-back = Ctrl-N：说明太长时往下看   按任意键返回
enter-read-anew = 按后来的按键重新读作：{ $moves }
enter-instead = 已输入 { $move }，代替未被接受的 { $refused }
enter-taken-for = 读作 { $move }
enter-taken-back = 先前按开头走了另一着，现已收回；按 { $keys } 整着判断
enter-waiting = { $text } 尚未录入；其后键入的内容等待处理
enter-dropped = 其后键入的内容未录入：{ $text }
enter-bad-clock = { $text } 不是钟面时间；可用：0:45:10、45:10，或两个钟：w0:45:10 b0:44:02；分、秒不超过 59
enter-bad-crown = { $text } 不是加冕标记；可用：C 走子方加冕、O 对方加冕、L@18 之后加冕、- 未加冕
enter-bad-incident = { $text } 不是本棋种的条款或代码；可用：条款，如 7/4.3，或 { $known }
enter-against-whom = { $word }：针对谁？/裁决 { $word } 白方，或 黑方
enter-by-whom = { $incident }：何人所为？其后写 白方、黑方、双方 或 不明
enter-note-undone = 已撤销最后记入的事项
enter-said = { $text }
error-enter-note-stays = 其后已有其他操作；请用 huff undo 依次撤销
enter-live-at = 所示：第 { $ply } / { $count } 个半着
enter-live-keys = F1 帮助 F2 备注 F3 事件 F4 王 F8 结果 F10 结束 F11 /要求 F12 /加时
enter-claimed = { $side }就第 { $ply } 个半着提出要求：
enter-claim-own = 第 { $ply } 个半着是{ $side }自己走的：只有对方可以指出{ $law }
enter-no-side = { $text } 不是一方；白方或黑方
enter-request-never = 本棋种不能要求加时一分钟
enter-request-side = 只有走子方可以要求：{ $side }（{ $article }）
enter-request-early = 本着时限用完后才可要求，还有 { $left }（{ $article }）
enter-request-late = 太晚：加时也已用完（{ $article }）
enter-which-record = { $file } 中的哪一份记录？
pick-keys = 方向键或序号，Enter 选择   Esc 或 q 离开
error-enter-many-csv = { $file } 有 { $records } 份记录；表格中的记录请先转换：huff convert { $file } all.pdn
error-enter-bad-text = { $file } 第 { $line } 行：有不是文字的字节，保存会丢失；请存为 UTF-8 或改正此行后重新开始
error-enter-bad-line = 输入的第 { $line } 行不是 UTF-8；之前的着法已保存
error-enter-file-changed = 录入期间 { $file } 已被他人修改，该文件保持不变；此处录入的内容在 { $own } 中：请比较两者（huff compare），保留正确的一份
enter-struck = 已划去：{ $text }
enter-struck-now = { $text } 已划去；接着录入重写的一着
enter-elsewhere = 另一处也正在录入 { $file }；此处录入的内容另外保存
enter-bad-position-at = { $text } 第 { $column } 个字符：{ $fault }
error-enter-many-star = { $file } 有 { $records } 份记录；跳棋只录入含一份记录的文件
error-enter-no-game = 没有对局 { $text }：请用 轮次.台次、轮次.台次.局 或文件
error-enter-variant = 不知道棋种：用 --variant 指定
error-enter-many = { $file } 有 { $records } 份记录；请指定一份：{ $file }:2
error-enter-changed = 另一处已改动这份记录；结束时这里录入的内容会存为单独的文件
error-enter-all-there = 本轮记录已齐；请指定对局

## results（成绩）
results-title = 第 { $round } 轮：{ $games } 局中 { $open } 局未完
results-keys = 1 左胜  0 右胜  = 和  ++ -- 弃权  g 到台次  / 其他  ? 全部按键  F10 退出
results-at = > 第 { $board } 台：{ $left } - { $right }
results-echo-won = { $address }：{ $winner }（{ $side }）胜
results-echo-forfeit = { $address }：{ $winner }（{ $side }）胜，对方未到
results-pending-plus = { $address }：{ $player } 未到？再按一次 +
results-pending-minus = { $address }：{ $player } 未到？再按一次 -
results-no-such-key = { $key } 不是结果
results-only-open = 只显示未完的对局
results-all = 显示全部对局
results-elsewhere = { $address }：另一处已改动此台，现为 { $result }；再按键则重新改动
results-elsewhere-told = { $address }：此后另一处已改动此台，现为 { $result }
results-help =
    先走一方列在左边。每个成绩都立即保存。
    1  或 1-0、2-0     左方胜
    0  或 0-1、0-2     右方胜
    =  或 1-1、1/2     和棋；  0-0  双方负
    ++                 右方未到，左方胜
    --                 左方未到，右方胜
    白  黑             白方或黑方胜，不论列在哪边
    / 加成绩           huff result 接受的一切写法，也可写姓名，再按 Enter
    Del                取消成绩；  *  封棋
    Backspace          紧接成绩之后：恢复原来的成绩
    左  右             左方或右方未到；再按一次：已到
    t                  本轮何时开始
    上、下、Enter      换台；  PgUp PgDn Home End
    Enter              紧接成绩之后不移动：已自动到下一台
    g 加台号           到该台
    o                  只看未完的台，或再看全部
    ?  F1              本帮助
    F10  Ctrl-Q        退出；一切已保存
    台号前的 + 表示已有成绩。  ? 未到  ! 已过时限  + 迟到
    右边的 白 黑：白方、黑方的记录已收到
    另一处录入的台会自动显示。
    按任意键返回
results-sheets = 记录
results-none-open = 成绩已齐。
results-sheet-white = 白
results-sheet-black = 黑
results-began = 本轮开始于几分钟前：
results-title-late = 已 { $minutes } 分钟，未到 { $missing } 人
results-title-missing = 未到 { $missing } 人
results-missing = { $address }：{ $player } 未到（{ $minutes } 分钟）
results-came = { $address }：{ $player } 迟到 { $minutes } 分钟
results-late-left = { $address }：{ $player } 已 { $minutes } 分钟未到，时限 { $limit }：按 -- 判弃权
results-late-right = { $address }：{ $player } 已 { $minutes } 分钟未到，时限 { $limit }：按 ++ 判弃权
results-late-both = { $address }：已 { $minutes } 分钟双方未到，时限 { $limit }：/0-0f Enter 判双方弃权
late-missing = { $address }：{ $player } 未到
late-came = { $address }：{ $player } 迟到 { $minutes } 分钟
late-forgotten = { $address }：{ $player } 不再有迟到记录
late-began = 第 { $round } 轮开始于 { $minutes } 分钟前
error-late-place = { $text }：是谁？请写 轮.台:white 或 轮.台:black
error-results-terminal = 成绩屏幕需要终端；huff result --csv 文件 可从文件录入
enter-more = …还有 { $count } 行
enter-more-below = …还有 { $count } 行：Ctrl-N
enter-more-above = …上面还有 { $count } 行：按任意键
enter-note-incident = 记录：{ $what }
enter-note-incident-by = 记录：{ $what }，{ $side }
enter-note-ruling = 裁决：{ $what }
enter-note-ruling-against = 裁决：{ $what }，针对{ $side }
error-enter-put-aside = { $address }：未保存：{ $reason }。这里录入的内容在 { $file }；要用它替换：huff game add { $address } { $file } --copy { $copy } --replace
enter-changed-elsewhere = 另一处已改动这份记录
