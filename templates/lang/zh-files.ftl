## What is not read
io-device = 这是设备，不是文件
io-too-large = 超过 { $size } MiB
io-no-text = 这不是文本，而是图片、程序或其他类型的文件
error-file-empty = { $file } 是空文件；没有附上任何内容

## What is not written
error-cannot-write-file = 无法写入 { $file }：{ $reason }
error-no-folder = 文件夹 { $folder } 不存在；请先建立，或改用别的文件夹
error-ending = 从 { $file } 的扩展名看不出要写哪种格式：.pdn、.csv 或 .json；请改用 { $named } 这样的名称
error-ending-there = 对局只能录入扩展名为 .pdn、.csv 或 .json 的文件；huff convert { $file } { $named } 可由 { $file } 生成这样的文件
io-in-use = 正被另一个程序占用
io-file-too-large = 磁盘不能存放这么大的文件
io-network = 网络没有回应
error-beside = { $file } 属于某个赛事或正在录入的对局，绝不覆盖；请改用别的名称
store-content = { $file }：内容与其 SHA-256 不符；未作任何改动

## Signs that cannot be seen
warn-unseen = 已去掉看不见的字符：{ $signs }

## The game of a file
enter-other-game = { $file } 写的是 { $said }；现按 --variant 的 { $asked } 录入
enter-variant-of-event = 组别的棋种由赛事决定；--variant 只用于文件，已忽略

## Sheets without a result
status-by-sheets = { "    " }尚未录入结果；记录单上为：{ $result }
star-sheet-elsewhere = { $address }：这张记录单上的棋手坐在 { $other }；仍已存于此处，huff undo 可撤回
