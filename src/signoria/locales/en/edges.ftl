# topic: common
# The server as it starts, and what it answers to requests that are wrong.

cli-serve-description = run a server for games in the browser
cli-serve-host = the address to listen on; 0.0.0.0 lets others in the local network in (default: 127.0.0.1)
cli-serve-port = the port to listen on; 0 takes any free one (default: 8800)
cli-serve-database = where matches are kept: a file, sqlite:///FILE or postgresql://HOST/NAME (default: in your own data folder)
cli-serve-base_url = the address under which browsers reach the server, such as https://games.example.org
cli-serve-open = open the address in a browser
cli-serve-metrics_port = port of /metrics and /health, on this machine only; 0: none (default: the one after --port)
cli-serve-bot_seconds = the longest that a bot thinks about a move, in seconds (default: 10)
cli-serve-pace = what a bot waits before a move when people watch, in seconds (default: 0)
cli-serve-limits = limits
cli-serve-max_connections = how many connections to matches at the same time (default: 2000)
cli-serve-per_address = how many of these from one address (default: 100)
cli-serve-tcp_per_address = how many connections of any kind from one address (default: 512)
cli-serve-rooms = how many matches in memory (default: 5000)
cli-serve-viewers = how many connections to one match; beyond that only players come in (default: 200)
cli-serve-spectators_per_address = how many spectators of one match from one address (default: 64)
cli-serve-budget = what one address may ask for, in milliseconds of the server’s time a second (default: 100)
cli-serve-trusted_proxy = address of the proxy whose X-Forwarded headers are believed
cli-serve-keep_talk = days for which talk is kept in matches that are over (default: 365; 0: for ever)
cli-serve-keep_notices = days for which a notice waits that cannot be told (default: 30; 0: for ever)
cli-serve-keep_matches = days for which matches that are over are kept (default: 0, for ever)
cli-serve-webhook_networks = networks at home, with commas between them, that webhooks of people may reach although they are not public
cli-serve-epilog = Every option has a variable, too, such as SIGNORIA_PORT for --port. Mail has variables only, as everybody on a machine can read its options: SIGNORIA_SMTP, such as smtp://USER:PASSWORD@HOST:587, and SIGNORIA_MAIL_FROM. SIGNORIA_VACATION is how many days a year people may be away. The key that signs notices for browsers is made when it is first needed, and lies in the database. Hours are those of each person’s time zone.

serve-ready = Signoria runs at { $url }
serve-network = in the local network: { $url }
serve-how-to-stop = Ctrl-C stops it.
serve-visit = Open this address in a browser: { $url }
serve-unbuilt = the pages for the browser have not been built; in a clone, make web builds them
serve-running = Signoria runs already on these matches: { $url }
serve-port-busy = port { $port } is in use by another program
serve-port-hint = --port with another number, or --port 0 for any free one
serve-metrics-port-hint = --metrics-port with another number, or --metrics-port 0 for no metrics
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $what }
serve-bad-setting = { $name } cannot be “{ $value }”
serve-right-number = a number from { $least } to { $most }
serve-right-url = an address such as https://games.example.org, without a path
serve-right-smtp = a mail server such as smtp://user:password@mail.example.org:587, or smtps:// for TLS from the start
serve-right-mail = a mail address such as signoria@example.org
serve-right-address = an IP address or network such as 127.0.0.1 or 10.0.0.0/8

problem-other-seat = this token is for its own seat only
problem-too-large = too large: { $largest } bytes at most
problem-bad-message = this message is not as the protocol says: { $what }
problem-too-fast = too fast; try again in a few seconds
problem-too-many = too many connections; try again later
problem-too-busy = the server has room for players only just now; try again soon
problem-stopping = the server is stopping; it will be back soon
problem-internal = something went wrong on the server; number { $id } tells it where
