"""The shape of the database, and how an older one becomes it: one list for all databases.

The texts are SQLite's; ``journal/postgres/schema.py`` puts its own types in their place.
A released migration is never changed: another one is added.  Times are milliseconds since 1970,
persons and matches are known by their random ids.  What a match tells of persons outlives them, so
that it does not refer to their table.
"""

from __future__ import annotations

APPLICATION = 0x5349474E  # "SIGN", in the file's header: a database of ours

FIRST = """
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, account TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('browser', 'device', 'bot')),
    match TEXT, seat INTEGER, created INTEGER NOT NULL, expires INTEGER, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_person ON tokens (person);

CREATE TABLE matches (
    id TEXT PRIMARY KEY, created INTEGER NOT NULL, updated INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, spectators INTEGER NOT NULL, version INTEGER NOT NULL,
    to_move INTEGER, wake INTEGER, card BLOB NOT NULL
) STRICT;
CREATE INDEX matches_open ON matches (created) WHERE status = 'waiting' AND public = 1;
CREATE INDEX matches_to_watch ON matches (created)
    WHERE status = 'running' AND public = 1 AND spectators = 1;
CREATE INDEX matches_due ON matches (wake) WHERE status = 'running' AND wake IS NOT NULL;
CREATE TABLE members (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    person TEXT NOT NULL, seats TEXT NOT NULL, PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_of_person ON members (person, match);

CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    version INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (match, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    version INTEGER NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    room TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
    person TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (match, room, number)
) STRICT, WITHOUT ROWID;
"""

ANALYSES = """
CREATE TABLE analyses (
    key TEXT PRIMARY KEY, used INTEGER NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE INDEX analyses_by_use ON analyses (used);
"""

# Several servers on one database, of which each has some of the matches.
LEASES = """
ALTER TABLE matches ADD COLUMN owner TEXT;
ALTER TABLE matches ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN wanted TEXT;
CREATE INDEX matches_of_owner ON matches (owner) WHERE owner IS NOT NULL;
CREATE INDEX matches_wanted ON matches (owner) WHERE wanted IS NOT NULL;
CREATE TABLE servers (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
CREATE TABLE announcements (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, server TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('renamed', 'signed-out')),
    person TEXT NOT NULL, name TEXT NOT NULL
) STRICT;
CREATE INDEX announcements_by_time ON announcements (at);
"""

NOTICES = """
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
CREATE TABLE ways (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL, target TEXT NOT NULL, created INTEGER NOT NULL, shape TEXT NOT NULL,
    secret TEXT NOT NULL, open INTEGER NOT NULL, choice TEXT NOT NULL, frequency TEXT NOT NULL,
    told INTEGER, failures INTEGER NOT NULL, again INTEGER, fault TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX ways_of_person ON ways (person);
CREATE TABLE notices (
    person TEXT NOT NULL, match TEXT NOT NULL,
    way TEXT NOT NULL REFERENCES ways ON DELETE CASCADE,
    kind TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, due INTEGER NOT NULL,
    moved TEXT NOT NULL, message TEXT, PRIMARY KEY (person, match, way)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_by_way ON notices (way);
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, match TEXT NOT NULL,
    PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;
"""

DEVICES = "ALTER TABLE tokens ADD COLUMN agent TEXT"

CODES = """
CREATE TABLE codes (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created INTEGER NOT NULL, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_of_person ON codes (person);
"""

# Links by mail, each of which brings back once whoever has confirmed the address.
LETTERS = """
CREATE TABLE letters (
    hash BLOB PRIMARY KEY,
    way TEXT NOT NULL REFERENCES ways ON DELETE CASCADE,
    expires INTEGER NOT NULL, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX letters_of_way ON letters (way);
CREATE INDEX letters_by_age ON letters (expires);
CREATE INDEX ways_by_address ON ways (lower(target)) WHERE kind = 'mail';
"""

PASSKEYS = """
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    name TEXT NOT NULL, public_key BLOB NOT NULL, sign_count INTEGER NOT NULL,
    backed_up INTEGER NOT NULL, created INTEGER NOT NULL, used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_person ON passkeys (person);
CREATE TABLE challenges (
    hash BLOB PRIMARY KEY, person TEXT REFERENCES people ON DELETE CASCADE, expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_of_person ON challenges (person);
CREATE INDEX challenges_by_age ON challenges (expires);
"""

# Who is no more, and who that is now, for each match whose entries name the one.
JOINS = """
CREATE TABLE joins (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    gone TEXT NOT NULL, kept TEXT NOT NULL, PRIMARY KEY (match, gone)
) STRICT, WITHOUT ROWID;
CREATE INDEX joins_of_person ON joins (kept);
"""

VACATIONS = """
CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    began INTEGER NOT NULL, until INTEGER NOT NULL
) STRICT;
CREATE INDEX vacations_of_person ON vacations (person);
"""

# Keys of the server itself by what they are for, and what a browser that is told calls itself.
PUSH = """
CREATE TABLE keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT, WITHOUT ROWID;
ALTER TABLE ways ADD COLUMN name TEXT NOT NULL DEFAULT '';
"""

TALK = "CREATE INDEX chat_of_person ON chat (person, at);"

# A match that waits for people ends after fourteen days, as in ``domain/match/expiry.py``.
EXPIRY = """
DROP INDEX matches_due;
UPDATE matches SET wake = updated + 1209600000 WHERE status = 'waiting';
CREATE INDEX matches_due ON matches (wake) WHERE wake IS NOT NULL;
"""

# What a person has put away of the matches that have ended.
ARCHIVE = """
CREATE TABLE archived (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX archived_by_match ON archived (match);
"""

TURN = "ALTER TABLE matches ADD COLUMN turn INTEGER;"

DEADLINE = "ALTER TABLE matches ADD COLUMN deadline INTEGER;"

# The ids of who is being removed; an end of a way that goes with the browser that it tells.
REMOVALS = """
CREATE TABLE removals (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX removals_of_person ON removals (person);
CREATE INDEX matches_ended ON matches (updated) WHERE status NOT IN ('waiting', 'running');
CREATE INDEX notices_by_age ON notices (at);
ALTER TABLE ways ADD COLUMN device BLOB REFERENCES tokens ON DELETE CASCADE;
CREATE INDEX ways_of_device ON ways (device) WHERE device IS NOT NULL;
"""

# When servers ran, so that clocks count nothing of the time in which none did.
UPTIMES = """
CREATE TABLE uptimes (began INTEGER NOT NULL PRIMARY KEY, seen INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
"""

# Who may invite a person by name, and whom a person has hidden.
COMPANY = """
ALTER TABLE people ADD COLUMN invited_by TEXT NOT NULL DEFAULT 'met';
CREATE TABLE hidden (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, other TEXT NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_by_other ON hidden (other);
"""

# A person's wish for one match, and ways that tell of one match only.
MATCH_NOTICES = """
CREATE TABLE match_choices (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, match TEXT NOT NULL,
    frequency TEXT NOT NULL, PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;
INSERT INTO match_choices (person, match, frequency) SELECT person, match, 'never' FROM mutes;
DROP TABLE mutes;
ALTER TABLE ways ADD COLUMN match TEXT REFERENCES matches ON DELETE CASCADE;
CREATE INDEX ways_of_match ON ways (match) WHERE match IS NOT NULL;
"""

# Who looks after a server, what they have forbidden and done, what people have told them.
ADMINISTRATION = """
CREATE TABLE administrators (
    person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    since INTEGER NOT NULL, appointed_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE identities (
    issuer TEXT NOT NULL, subject TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, created INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX identities_of_person ON identities (person);
CREATE TABLE restrictions (
    kind TEXT NOT NULL CHECK (kind IN ('ban', 'silence', 'hidden', 'closed')),
    target TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER, reason TEXT NOT NULL,
    PRIMARY KEY (kind, target)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, match TEXT NOT NULL, room TEXT NOT NULL,
    number INTEGER, reporter TEXT NOT NULL, person TEXT NOT NULL, reason TEXT NOT NULL,
    text TEXT NOT NULL, context BLOB NOT NULL, closed INTEGER, answer TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_person ON reports (person);
CREATE TABLE admin_log (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, actor TEXT NOT NULL, act TEXT NOT NULL,
    target TEXT NOT NULL, detail TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX admin_log_by_time ON admin_log (at);
CREATE INDEX admin_log_by_target ON admin_log (target, at);
CREATE TABLE choices (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE entry_codes (
    hash BLOB PRIMARY KEY, created INTEGER NOT NULL, expires INTEGER NOT NULL, uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX people_by_age ON people (created, id);
"""

# What servers let workers think about; nothing of it is kept.
WORK = """
CREATE TABLE jobs (
    id TEXT PRIMARY KEY, task TEXT NOT NULL, version TEXT NOT NULL, arguments BLOB NOT NULL,
    patience INTEGER NOT NULL, urgent INTEGER NOT NULL, made INTEGER NOT NULL,
    worker TEXT, until INTEGER, result BLOB, failure TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_open ON jobs (urgent, made) WHERE result IS NULL AND failure IS NULL;
CREATE TABLE workers (
    id TEXT PRIMARY KEY, version TEXT NOT NULL, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""

# What servers count together, and by what they know matches of others again.
SHARING = """
CREATE TABLE spending (account BLOB PRIMARY KEY, full_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX spending_by_time ON spending (full_at);
CREATE TABLE likenesses (
    match TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL,
    told INTEGER NOT NULL, server TEXT NOT NULL, data BLOB
) STRICT, WITHOUT ROWID;
CREATE INDEX likenesses_told ON likenesses (told);
CREATE INDEX likenesses_over ON likenesses (at) WHERE data IS NULL;
"""

# Which server sends by a way, where there are several.
SENDERS = "ALTER TABLE ways ADD COLUMN sender TEXT;"

# What people practise; without a time it was put away for good.
EXERCISES = """
CREATE TABLE exercises (
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    key TEXT NOT NULL, game TEXT NOT NULL, made INTEGER NOT NULL, due INTEGER,
    card TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX exercises_due ON exercises (person, due) WHERE due IS NOT NULL;
"""

# What is still to be done at matches, by the server of each, and what people have added to the
# shuffle of the match that may follow one.
ERRANDS = """
CREATE TABLE errands (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, person TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('leave', 'vacation', 'renew')), number INTEGER NOT NULL,
    PRIMARY KEY (match, person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX errands_of_person ON errands (person);
CREATE TABLE contributions (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, person TEXT NOT NULL,
    value TEXT NOT NULL, PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX contributions_of_person ON contributions (person);
"""

ACCOUNTS = (DEVICES, CODES, LETTERS, PASSKEYS, JOINS, VACATIONS)
LISTS = (EXPIRY, ARCHIVE, TURN)
LAST = (REMOVALS, UPTIMES, DEADLINE, COMPANY, MATCH_NOTICES, ADMINISTRATION, WORK, SHARING, SENDERS)
TEACHING, SERVERS = (EXERCISES,), (ERRANDS,)
MIGRATIONS = (
    *(FIRST, ANALYSES, LEASES, NOTICES, *ACCOUNTS, PUSH, TALK, *LISTS, *LAST),
    *(*TEACHING, *SERVERS),
)


class NewerSchema(Exception):
    """A newer program has written this database."""
