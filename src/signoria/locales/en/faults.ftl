# topic: common
# What is wrong with a setup, with the text of a move, or with a file.


bad-move-missing = { $wanted } is missing
bad-move-wrong = “{ $value }” is not { $wanted }
bad-move-too-much = “{ $value }” is too much
wanted-move = a move
wanted-end = the end of the move

system-no-file = no such file or folder
system-no-permission = permission denied
system-folder = this is a folder, not a file
system-no-folder = a part of the path is not a folder
system-not-ordinary = this is not an ordinary file
system-disk-full = no space is left on the disk
system-file-too-large = the file would be larger than is allowed
system-read-only = the disk can only be read
system-long-name = the name is too long
system-bad-name = no file can have this name
system-disk-error = the disk does not work properly
