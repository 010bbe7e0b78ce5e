# topic: common
# Der Server beim Start und seine Antworten auf falsche Anfragen.

cli-serve-description = einen Server für Partien im Browser starten
cli-serve-host = die Adresse, an der er lauscht; 0.0.0.0 lässt auch andere im lokalen Netz herein (Vorgabe: 127.0.0.1)
cli-serve-port = der Port, an dem er lauscht; 0 nimmt irgendeinen freien (Vorgabe: 8800)
cli-serve-database = wo die Partien liegen: eine Datei, sqlite:///DATEI oder postgresql://RECHNER/NAME (Vorgabe: in deinem Datenordner)
cli-serve-base_url = die Adresse, unter der Browser den Server erreichen, etwa https://spiele.example.org
cli-serve-open = die Adresse in einem Browser öffnen
cli-serve-metrics_port = Port für /metrics und /health, nur auf diesem Rechner; 0: keiner (Vorgabe: der nach --port)
cli-serve-bot_seconds = wie lange ein Bot höchstens über einen Zug nachdenkt, in Sekunden (Vorgabe: 10)
cli-serve-pace = wie lange ein Bot vor einem Zug wartet, wenn Menschen zusehen, in Sekunden (Vorgabe: 0)
cli-serve-limits = Grenzen
cli-serve-max_connections = wie viele Verbindungen zu Partien zugleich (Vorgabe: 2000)
cli-serve-per_address = wie viele davon von einer Adresse (Vorgabe: 100)
cli-serve-tcp_per_address = wie viele Verbindungen jeder Art von einer Adresse (Vorgabe: 512)
cli-serve-rooms = wie viele Partien im Speicher (Vorgabe: 5000)
cli-serve-viewers = wie viele Verbindungen zu einer Partie; darüber hinaus kommen nur Mitspielende hinein (Vorgabe: 200)
cli-serve-spectators_per_address = wie viele Zuschauer einer Partie von einer Adresse (Vorgabe: 64)
cli-serve-budget = was eine Adresse verlangen darf, in Millisekunden Rechenzeit des Servers je Sekunde (Vorgabe: 100)
cli-serve-trusted_proxy = Adresse des Proxys, dessen X-Forwarded-Angaben geglaubt wird
cli-serve-keep_talk = Tage, so lange bleibt in beendeten Partien, was gesagt wurde (Vorgabe: 365; 0: für immer)
cli-serve-keep_notices = Tage, so lange wartet eine Nachricht, die nicht ankommt (Vorgabe: 30; 0: für immer)
cli-serve-keep_matches = Tage, so lange bleiben beendete Partien (Vorgabe: 0, für immer)
cli-serve-webhook_networks = Netze zu Hause, durch Kommas getrennt, die Webhooks von Leuten erreichen dürfen, obwohl sie nicht öffentlich sind
cli-serve-epilog = Zu jeder Option gibt es auch eine Variable, etwa SIGNORIA_PORT für --port. Für Mail gibt es nur Variablen, da alle auf einem Rechner seine Optionen lesen können: SIGNORIA_SMTP, etwa smtp://NAME:PASSWORT@HOST:587, und SIGNORIA_MAIL_FROM. SIGNORIA_VACATION ist, wie viele Tage im Jahr jemand fort sein darf. Der Schlüssel, der Nachrichten an Browser signiert, entsteht, wenn er gebraucht wird, und liegt in der Datenbank. Stunden sind die der Zeitzone einer jeden Person.

serve-ready = Signoria läuft unter { $url }
serve-network = im lokalen Netz: { $url }
serve-how-to-stop = Strg-C beendet es.
serve-visit = Öffne diese Adresse in einem Browser: { $url }
serve-unbuilt = die Seiten für den Browser sind nicht gebaut; in einem Klon baut sie make web
serve-running = Signoria läuft schon mit diesen Partien: { $url }
serve-port-busy = Port { $port } ist durch ein anderes Programm belegt
serve-port-hint = --port mit einer anderen Nummer oder --port 0 für irgendeinen freien
serve-metrics-port-hint = --metrics-port mit einer anderen Nummer oder --metrics-port 0 für keine Messwerte
serve-cannot-listen = an { $host }, Port { $port }, lässt sich nicht lauschen: { $what }
serve-bad-setting = { $name } kann nicht „{ $value }“ sein
serve-right-number = eine Zahl von { $least } bis { $most }
serve-right-url = eine Adresse wie https://spiele.example.org, ohne Pfad
serve-right-smtp = ein Mailserver wie smtp://name:passwort@mail.example.org:587, oder smtps:// für TLS von Anfang an
serve-right-mail = eine Mailadresse wie signoria@example.org
serve-right-address = eine IP-Adresse oder ein Netz wie 127.0.0.1 oder 10.0.0.0/8

problem-other-seat = dieses Token gilt nur für seinen eigenen Platz
problem-too-large = zu groß: höchstens { $largest } Byte
problem-bad-message = diese Nachricht ist nicht so, wie das Protokoll sagt: { $what }
problem-too-fast = zu schnell; versuch es in ein paar Sekunden wieder
problem-too-many = zu viele Verbindungen; versuch es später wieder
problem-too-busy = der Server hat gerade nur für Mitspielende Platz; versuch es bald noch einmal
problem-stopping = der Server hält gerade an; er ist bald wieder da
problem-internal = auf dem Server ist etwas schiefgegangen; unter der Nummer { $id } steht dort, wo
