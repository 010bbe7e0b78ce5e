# topic: account
# The page on which somebody comes back, or comes to another browser.

letter-by = By mail
letter-what = If you have confirmed a mail address here, a letter with a link makes this browser you again.
letter-ask = Send me a letter
letter-asked = If anybody has confirmed this address here, a letter is on its way there. Its link works once, within { $minutes } minutes. Open it in the browser in which you want to play.
letter-no-mail = By mail nobody can sign in here: whoever runs this server has named no mail server.
letter-open = With this letter this browser becomes the person to whose address it went.
code-by = By a recovery code
mail-lets-in = Whoever reads the letters to this address can also sign in as you by one of them.
sign-in-replaces = Until now this browser is { $name }. When it becomes somebody else, you are asked whether both are you.
sign-in-organisation = Sign in with { $name }
