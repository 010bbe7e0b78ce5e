# topic: none
# What is wrong with a bot of one's own.

own-bot-in-game = in game { $game }: { $what }
own-bot-no-module = { $bot }: there is no module { $module }
own-bot-no-module-hint = it is looked for in { $folder } and where Python finds what is installed; right would be my_bot:Bot for the class Bot in my_bot.py
own-bot-import = { $bot }: the module { $module } cannot be imported: { $what }
own-bot-no-class = { $bot }: { $place } has no { $name }
own-bot-no-class-hint = right would be: { $right }
own-bot-no-classes = { $bot }: { $place } has no { $name }, and no class with choose(seen, rng)
own-bot-make = { $bot } cannot be made: { $what }
own-bot-make-hint = it is called without arguments; a function that makes the bot may be named as well, my_bot:make
own-bot-no-choose = { $bot } has no method choose
own-bot-no-choose-hint = right would be choose(seen, rng), which gives one of seen.legal_actions()
own-bot-raised = { $bot } has failed: { $what }
own-bot-illegal = { $bot } has chosen { $action }, which is not legal
own-bot-illegal-hint = right would be one of seen.legal_actions(), there: { $right }
own-bot-pickle = { $bot } cannot be given to other processes: { $what }
own-bot-pickle-hint = right would be workers=1, or a class in a module: my_bot:Bot
own-bot-no-file = { $bot }: there is no such file
own-bot-no-onnx = { $bot }: to play a policy in a file needs onnxruntime, which is not installed
own-bot-no-onnx-hint = right would be: pip install 'signoria[{ $extra }]'
own-bot-onnx = { $bot } is no policy that can be read: { $what }
own-bot-inputs = { $bot } has { $number } inputs
own-bot-inputs-hint = right would be the observation, and after it the mask if the policy wants it
own-bot-shape-input = { $bot }: its first input is { $there }
own-bot-shape-input-hint = right would be { $right }, what env.reset() gives with flat=True
own-bot-shape-mask = { $bot }: its second input is { $there }
own-bot-shape-mask-hint = right would be { $right }, the mask of what is legal; bool, int8 and int64 will do as well
own-bot-shape-output = { $bot }: its first output is { $there }
own-bot-shape-output-hint = right would be { $right }, a number for each action
own-bot-no-rates = { $bot } rates no legal action: all that it gives is infinite or no number
own-bot-slow = No game has ended for { $seconds } seconds. { $bots } may take long, or hang; Ctrl-C ends it, and what has been played is not lost.
own-bot-kept = { $done } of { $games } games had been played; they are not lost.
own-bot-help = my_bot:Bot is a class of your own in my_bot.py, policy.onnx a policy that was exported
