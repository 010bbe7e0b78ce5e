# topic: account
# The page on which somebody comes back, or comes to another browser.

letter-by = Per Mail
letter-what = Hast du hier eine Mailadresse bestätigt, macht ein Brief mit einem Link diesen Browser wieder zu dir.
letter-ask = Brief schicken
letter-asked = Hat hier jemand diese Adresse bestätigt, ist ein Brief dorthin unterwegs. Sein Link gilt einmal, { $minutes } Minuten lang. Öffne ihn in dem Browser, in dem du spielen willst.
letter-no-mail = Per Mail kann sich hier niemand anmelden: Wer diesen Server betreibt, hat keinen Mailserver genannt.
letter-open = Mit diesem Brief wird dieser Browser zu der Person, an deren Adresse er ging.
code-by = Mit einem Wiederherstellungscode
mail-lets-in = Wer die Briefe an diese Adresse liest, kann sich mit einem davon auch als du anmelden.
sign-in-replaces = Bisher ist dieser Browser { $name }. Wird er jemand anderes, wirst du gefragt, ob du beides bist.
sign-in-organisation = Mit { $name } anmelden
