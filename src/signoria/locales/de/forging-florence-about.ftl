# topic: common
# What the lists of games say of this one.
forging-florence-name = Forging Florence
forging-florence-about = Felder und Brücken, Künstler und ihre Werke, Zunfthäuser und die Kuppel. Für 2 bis 4.
