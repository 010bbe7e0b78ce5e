// Made from the Python types; do not edit, but run
// `python -m signoria.server.protocol.documents.generate`.

export const PROTOCOL = 2

/**
 * Take the seats that are kept for one.
 *
 * `value` is added to the shuffle, of which the match's card tells the commitment.
 */
export interface Acceptance {
  value?: string | null
}

/** Why something is done; the log keeps it. */
export interface ActReason {
  reason?: string
}

/** The last acts, the newest first. */
export interface AdminLog {
  lines: LogLine[]
}

/** Who one is to the server, what waits, who may come in, and the server's version. */
export interface AdminOverview {
  actor: string
  reports: number
  invited_only: boolean
  version: string
}

/** Who looks after the server. */
export interface Administrators {
  people: PersonRef[]
}

export type AgainSeat = LastSeat | BotSeat | OpenSeat

/**
 * An analysis as far as it has come, by its `key`, under which it is found again.
 *
 * While it is `waiting`, `ahead` others come before it.  `progress` is the part that is
 * done, from 0 to 1.  The lists are what was found after as many findings as the caller said to
 * have (`?after=N`), and `next` is how many it has now; what is found of a moment later on
 * takes the place of what was found before.
 */
export interface AnalysisNews {
  key: string
  state: "failed" | "running" | "stopped" | "waiting" | "whole"
  ahead: number
  stage: "closely" | "course" | "decisions" | "luck"
  progress: number
  next: number
  outlooks: Outlook[]
  decisions: Decision[]
  luck: Luck[]
}

/** Yes or no to the proposal made at this version. */
export interface Answer {
  type: "answer"
  proposal: number
  yes: boolean
  id: number
}

/** Whether a match that has ended is put away from one's own lists. */
export interface Archive {
  archived: boolean
}

/** Say whether the page is in sight; at first it counts as such.  No notice is sent then. */
export interface Attend {
  type: "attend"
  visible: boolean
  id: number
}

/**
 * How much time each seat has left, in seconds as far as they count; null: no time runs for it.
 *
 * `runs` is the seat whose time runs, null where none does; `paused`: all have agreed on a
 * pause, and nobody has ended it.  `nights` are the next spans that do not count, as pairs of
 * seconds from now.
 */
export interface BankTimes {
  left: (number | null)[]
  runs: number | null
  paused: boolean
  nights: [number, number][]
}

/** A bot of the server. */
export interface BotSeat {
  kind: "bot"
  bot: string
}

/**
 * What a record tells, to be followed as a line.
 *
 * `seats` are the names of those who played, empty where the record tells none.  `proven`
 * says what follows from the seed to which a server had bound itself: all, all outcomes of chance
 * `since` the position with which the game begins, nothing yet as it is `sealed`, nothing as
 * the record is `unbound`, or that it does not (`no`); then `doubt` is in words what speaks
 * against it.  `timed_out` are the moves that the record says to be made by the clock.
 * `alone`: no seat has added anything to the shuffle; `chained`: it would have been seen if
 * anything had been changed since the record was written.
 */
export interface Brought {
  line: Line
  seats: string[]
  over: boolean
  rules: string
  date: string | null
  proven: "all" | "no" | "sealed" | "since" | "unbound"
  doubt: string | null
  timed_out: LateMove[]
  alone: boolean
  chained: boolean
}

/**
 * An action was carried out, the street's or a card's.
 *
 * `target` has the keys of what it was done to: ship | house, city | workshop for a building;
 * the building for an artwork; the cities for cloth, one for each cube; church and material for a
 * contribution; nothing otherwise.  `amount` is the number of cubes.
 */
export interface CalimalaActed {
  type: "acted"
  seat: number
  kind: string
  card: boolean
  target: string[]
  amount: number
  audience: number | null
}

/** A seat's disc on the street is activated, so deep from the top (C3.2). */
export interface CalimalaActivated {
  type: "activated"
  seat: number
  street: number
  depth: number
  audience: number | null
}

/** The disc being activated (C3.2): its street and depth from the top, and what is left. */
export interface CalimalaActivation {
  street: number
  depth: number
  owner: number
  white: boolean
  left: Record<string, number>
  duty: boolean
}

/** A legal action and its notation. */
export interface CalimalaChoice {
  action: number
  text: string
}

/** A disc (a seat, or -1 for white) leaves the game from this street (C5.3, C6.1). */
export interface CalimalaDiscLeft {
  type: "disc-left"
  street: number
  disc: number
  audience: number | null
}

/** A card was drawn; which one, only that seat is told. */
export interface CalimalaDrew {
  type: "drew"
  seat: number
  card: string | null
  audience: number | null
}

export type CalimalaEvent =
  | CalimalaKept
  | CalimalaTookStart
  | CalimalaTurnBegan
  | CalimalaPlaced
  | CalimalaActivated
  | CalimalaActed
  | CalimalaGaveUp
  | CalimalaDrew
  | CalimalaReshuffled
  | CalimalaStopped
  | CalimalaSeatTaken
  | CalimalaDiscLeft
  | CalimalaScored
  | CalimalaRevealed
  | CalimalaGameOver

/** The game has ended: points and places by seat (C6.3). */
export interface CalimalaGameOver {
  type: "game-over"
  scores: number[]
  ranking: number[]
  audience: number | null
}

/** An impossible action was given up for a card (C3.4); `card` False: there was none. */
export interface CalimalaGaveUp {
  type: "gave-up"
  seat: number
  kind: string
  card: boolean
  audience: number | null
}

/** A seat has kept a scoring card; which one, only that seat is told (C2.2). */
export interface CalimalaKept {
  type: "kept"
  seat: number
  card: string | null
  audience: number | null
}

/**
 * One seat's part in a scoring (C5.5); `tie` names what decided against an equal (C5.6).
 *
 * It is one of: sum, seats, older-seat, older-artwork, shared; None without a tie.  Who shares
 * with anybody says so; else the equal before it counts, for the first of them the one after it.
 */
export interface CalimalaLine {
  seat: number
  cubes: number
  place: number
  points: number
  tie: string | null
}

/**
 * A player's mat and its cubes on the board (C1.1); secrets are None for other viewers.
 *
 * `able` are the actions that could be carried out now if they were activated (C3.4).
 */
export interface CalimalaMat {
  seat: number
  score: number
  warehouse: Record<string, number>
  workshops: number
  cloth: number[]
  ships: number
  houses: string[]
  delivered: Record<string, number>
  contributed: Record<string, Record<string, number>>
  artworks: Record<string, number>
  reserve: number
  coloured: number
  white: number
  seats: number
  able: string[]
  hand_size: number
  hand: string[] | null
  dealt: string[] | null
  kept: string | null
}

/** A disc was placed on a street (C3.1). */
export interface CalimalaPlaced {
  type: "placed"
  seat: number
  street: number
  white: boolean
  audience: number | null
}

/** The discards became the new deck of so many cards (C3.8). */
export interface CalimalaReshuffled {
  type: "reshuffled"
  cards: number
  audience: number | null
}

/** The secret scoring cards by seat (C6.2). */
export interface CalimalaRevealed {
  type: "revealed"
  cards: string[]
  audience: number | null
}

/**
 * A scoring phase (C5), or a scoring card at the end (C6.2), best first.
 *
 * `tile` counts from 1 and is None for a card; `owner` is the seat whose card it was.
 */
export interface CalimalaScored {
  type: "scored"
  category: string
  lines: CalimalaLine[]
  tile: number | null
  owner: number | null
  audience: number | null
}

/**
 * A seat in the council on tile number `tile` (from 1).
 *
 * `exchanged`: a white disc was exchanged for a coloured one from the reserve (C5.2) or, if
 * `from_street` is set, from that street (C5.3).
 */
export interface CalimalaSeatTaken {
  type: "seat-taken"
  seat: number
  tile: number
  exchanged: boolean
  from_street: number | null
  audience: number | null
}

/** A category as it would score now, best first; seats without cubes are left out. */
export interface CalimalaStanding {
  category: string
  lines: CalimalaLine[]
}

/** A seat ends the activation of its disc (C3.9); `by_itself` when nothing was left. */
export interface CalimalaStopped {
  type: "stopped"
  seat: number
  by_itself: boolean
  audience: number | null
}

/** A street (C1.4): its two kinds and its discs from bottom to top (a seat or -1 for white). */
export interface CalimalaStreet {
  kinds: [string, string]
  squares: [number, number]
  discs: number[]
}

/** A scoring tile in reading order (C1.6). */
export interface CalimalaTile {
  category: string
  scored: boolean
  seat: number | null
}

/** A seat has taken an open starting card (C2.3). */
export interface CalimalaTookStart {
  type: "took-start"
  seat: number
  card: string
  audience: number | null
}

/** It is this seat's turn; turns of the game and rounds count from 1. */
export interface CalimalaTurnBegan {
  type: "turn-began"
  seat: number
  turn: number
  round: number
  audience: number | null
}

/** The table as one seat (None: a spectator) sees it. */
export interface CalimalaView {
  viewer: number | null
  players: number
  start: number
  edition: string
  phase: string
  to_move: number | null
  active: number
  round: number
  rounds: number
  squares: string[]
  streets: CalimalaStreet[]
  tiles: CalimalaTile[]
  scored: number
  face_up: string | null
  open_cards: string[]
  deck: number
  discard: Record<string, number>
  city_free: Record<string, number>
  church_free: Record<string, Record<string, number>>
  artwork_free: Record<string, number>
  mats: CalimalaMat[]
  activation: CalimalaActivation | null
  standings: CalimalaStanding[]
  legal: CalimalaChoice[]
  ranking: number[] | null
  variant?: Record<string, number | number[]> | null
}

/**
 * One line of talk; numbered from 1 in its room.  `seat` is None for spectators.
 *
 * `by` is a sign for whoever says it, the same under whatever name and in every match, so that
 * somebody can be muted; it tells nothing else.
 */
export interface ChatLine {
  type: "chat"
  room: "players" | "spectators"
  number: number
  seat: number | null
  by: string
  name: string
  text: string
  at: number
}

/**
 * What a text is: the value of the option `variant`, and all that differs from the rulebook.
 *
 * `faults` are all that is wrong with it; then there is no variant.  `trials` are games that
 * were played with it: none where nothing differs, where there is no time for them, or where
 * nobody can play them beside the server.  `verdict`: `unplayable` if nobody scored in any,
 * `undecided` if nobody won one alone, `slow` if they were not over in time, else empty.
 */
export interface CheckedVariant {
  variant: string | null
  changes: Record<string, number | number[]>
  faults: Problem[]
  trials: TrialGames[]
  verdict: string
}

/**
 * Until when the seat must have moved, in seconds since 1970; then a bot plays its turn.
 *
 * `left` are the seconds until then, for clients whose clock is wrong; nights that do not count
 * are left out.
 */
export interface Clock {
  seat: number
  deadline: number
  left: number
}

/**
 * A bank of time for each seat, and what is put in for each turn or decision; all in seconds.
 *
 * `increment` is put in when a turn or decision is over, but no more than that the bank holds
 * `most` then (null: as much as any may hold).
 */
export interface ClockRules {
  bank: number
  increment?: number
  per?: "decision" | "turn"
  most?: number | null
  night?: Night | null
}

/**
 * How many of a person's recovery codes still work.
 *
 * `made` is when they were made, in seconds since 1970, None if there were never any.
 */
export interface CodeCount {
  left: number
  made: number | null
}

/** New recovery codes; nobody can be told them a second time. */
export interface CodeList {
  codes: string[]
}

export type Command =
  | Move
  | Undo
  | Propose
  | Answer
  | Resume
  | Say
  | Watch
  | Why
  | WhatIf
  | Contribute
  | Attend
  | Ping

/** The id of a match that may be made, and the SHA-256 (hex) of the seed of its shuffle. */
export interface Commitment {
  match: string
  commitment: string
}

/**
 * Somebody with whom one has sat in so many `matches` that began.
 *
 * `key` is how oneself knows the person; it is the same each time, and of no use to anybody
 * else.  `name` is the one of the `last` match, which changed then, in seconds since 1970.
 * `invitable`: one may invite the person by name; if not, nobody tells why.  `hidden`: one has
 * hidden the person, who cannot invite oneself any more.
 */
export interface Companion {
  key: string
  name: string
  matches: number
  last: number
  invitable: boolean
  hidden: boolean
}

/**
 * People, the last met first; `next` leads to those after them, None where none are.
 *
 * A page may have few people, or none, although there are more.
 */
export interface CompanionPage {
  people: Companion[]
  next: string | null
}

/** Add a value to the shuffle of a match that has not begun, for one's seats; only once. */
export interface Contribute {
  type: "contribute"
  value: string
  id: number
}

/**
 * What a browser adds to the shuffle of a match, of which it was told the commitment before.
 *
 * `value` are 256 random bits of its own, which nobody but the server hears of before the start.
 */
export interface Contribution {
  match: string
  commitment: string
  value: string
}

/**
 * A choice between several moves; `moves` had been made before it.
 *
 * `best` are the ways that the search liked, best first.  `lost` is the worth that the move
 * played falls short of the first of them, 0 if it is that one; else `then` is how the game was
 * expected to go on after it, up to chance and what only others know.  `exact`: the rest of the
 * game was searched out, so that these worths are no estimates; what the player could not know
 * counts in the mean.
 */
export interface Decision {
  moves: number
  turn: number
  seat: number
  move: string
  worth: number
  lost: number
  size: "blunder" | "fine" | "inaccuracy" | "mistake"
  best: Way[]
  then: Then[]
  exact: boolean
}

/**
 * How often those who sit at a table that waits have left matches.
 *
 * Seats whose people have played less than five matches among people are missing.
 */
export interface Departures {
  seats: SeatDepartures[]
}

/**
 * A browser that stands for a person.
 *
 * `name` tells program and system, empty if they are unknown; `here`: it is the one that asks.
 * Times are seconds since 1970; `used` is known by the hour.
 */
export interface DeviceInfo {
  id: string
  name: string
  here: boolean
  since: number
  used: number | null
}

/** A private link that moves a person to another device once, until it expires. */
export interface DeviceLink {
  url: string
  expires: number
}

/** The browsers that stand for a person, oldest first. */
export interface DeviceList {
  devices: DeviceInfo[]
}

/** Somebody else at the same device, which is passed on. */
export interface DeviceSeat {
  kind: "device"
  name: string
}

/** What a device link carries behind its `#`. */
export interface DeviceToken {
  token: string
}

/** The command was carried out, durably; `version` is the match's now. */
export interface Done {
  type: "done"
  id: number
  version: number
}

/** A link that lets so many new people in, for so many days. */
export interface EntryCodeWish {
  days?: number
  people?: number
}

/** A link that lets so many `people` in until it expires; it is shown once. */
export interface EntryLink {
  url: string
  people: number
  expires: number
}

/** Whether new people come in by a link of an administrator only. */
export interface EntryRule {
  invited_only: boolean
}

/**
 * A moment of a game: `seat` is to move at the end of the `line`, and once moved badly.
 *
 * The line begins at a table that is drawn from all those which agree with what the seat had seen
 * then; `end` is that table as it sees it.  `made` is since when it is practised, in seconds
 * since 1970.  Of the answer there is nothing here.
 */
export interface Exercise {
  key: string
  game: string
  players: number
  seat: number
  made: number
  line: Line
  end: Followed
}

/** The body of every answer that is not 2xx. */
export interface Failure {
  error: Problem
}

/**
 * The commitment to the secret seed (SHA-256, hex); the seed itself when the match is over.
 *
 * In `scheme` 2 the shuffle also depends on the `values` that seats have added, null for those
 * that have added nothing; they are told once the game has begun.
 */
export interface Fair {
  commitment: string
  seed: string | null
  scheme: number
  values: (string | null)[]
}

/** Let a bot of the server take an open seat. */
export interface FillSeat {
  bot: string
}

/**
 * Go along a line and look at its end with the eyes of a seat (None: a spectator's).
 *
 * The actions after the first `since` are told step by step; `why` are moves that may not be
 * possible at the end, for the seat that looks.
 */
export interface Follow {
  line: Line
  seat?: number | null
  since?: number
  why?: string[]
}

/**
 * The end of a line: `steps` since the one asked for, with `version` = `actions`.
 *
 * `to_move` is None at an outcome of chance and at the end, where no move is `open`.
 */
export interface Followed {
  actions: number
  turn: number
  to_move: number | null
  view: GameView
  steps: MomentStep[]
  open: OpenMove[]
  reasons: (Problem | null)[]
}

/**
 * The answer to `WhatIf`: the view and the events as they would be right after the move.
 *
 * `open`: what follows depends on chance or on what is hidden; the view then ends before it,
 * and is null where even the move itself would bring something hidden to light.
 */
export interface Foreseen {
  type: "foreseen"
  id: number
  version: number
  open: boolean
  view: unknown
  events: unknown[]
}

/** An artist earned his owner prestige (F5.4). */
export interface ForgingFlorenceBonus {
  type: "bonus"
  seat: number
  artist: string
  points: number
  audience: number | null
}

/** A legal action and its notation. */
export interface ForgingFlorenceChoice {
  action: number
  text: string
}

/** A seat's prestige at the end, line by line (F5.3, F5.4). */
export interface ForgingFlorenceCounted {
  type: "counted"
  seat: number
  lines: ForgingFlorenceLine[]
  audience: number | null
}

/** A piece was made (F4.4). */
export interface ForgingFlorenceCreated {
  type: "created"
  seat: number
  piece: string
  artist: string
  sort: string
  audience: number | null
}

export type ForgingFlorenceEvent =
  | ForgingFlorenceTurnBegan
  | ForgingFlorenceThrew
  | ForgingFlorenceRolled
  | ForgingFlorenceWalked
  | ForgingFlorenceTook
  | ForgingFlorenceCreated
  | ForgingFlorenceSold
  | ForgingFlorenceUpgraded
  | ForgingFlorenceHired
  | ForgingFlorenceBonus
  | ForgingFlorenceLastTurns
  | ForgingFlorenceCounted
  | ForgingFlorenceGameOver

/** The end: prestige and places by seat (F5.5). */
export interface ForgingFlorenceGameOver {
  type: "game-over"
  scores: number[]
  ranking: number[]
  audience: number | null
}

/** A hex of the map (F2.1): terrain, what stands there, what is to be had there. */
export interface ForgingFlorenceHex {
  q: number
  r: number
  terrain: string
  walkable: boolean
  building: string | null
  seat: number | null
  offers: string[]
}

/** An artist was hired, perhaps in the place of another (F4.8). */
export interface ForgingFlorenceHired {
  type: "hired"
  seat: number
  artist: string
  lire: number
  gone: string | null
  returned: string[]
  audience: number | null
}

/**
 * The Dome is made: each player has one more turn (F5.1), unless the last round ends (F5.2).
 *
 * `turns` are those that still come after this one.
 */
export interface ForgingFlorenceLastTurns {
  type: "last-turns"
  seat: number
  turns: number
  audience: number | null
}

/** A line of the count of prestige (F5.3, F5.4), see `names.PARTS`. */
export interface ForgingFlorenceLine {
  part: string
  points: number
}

/** Copies of one piece that a player has made (F1.3). */
export interface ForgingFlorencePiece {
  piece: string
  artist: string
  sort: string
  made: number
  unsold: number
  fresh: number
}

/** A player: figure, purse, house, tokens, artists and pieces (F4). */
export interface ForgingFlorencePlayer {
  seat: number
  score: number
  hex: [number, number]
  lire: number
  level: number
  tokens: Record<string, number>
  limit: number
  artists: string[]
  pieces: ForgingFlorencePiece[]
  lines: ForgingFlorenceLine[]
}

/** The die shows a number. */
export interface ForgingFlorenceRolled {
  type: "rolled"
  seat: number
  number: number
  audience: number | null
}

/** A piece was sold (F4.5). */
export interface ForgingFlorenceSold {
  type: "sold"
  seat: number
  piece: string
  lire: number
  audience: number | null
}

/** The seat throws the die (F4.2). */
export interface ForgingFlorenceThrew {
  type: "threw"
  seat: number
  audience: number | null
}

/** A token was collected or, for lire, bought (F4.3). */
export interface ForgingFlorenceTook {
  type: "took"
  seat: number
  resource: string
  lire: number
  audience: number | null
}

/** It is this seat's turn; turns of the game and rounds count from 1. */
export interface ForgingFlorenceTurnBegan {
  type: "turn-began"
  seat: number
  turn: number
  round: number
  last: boolean
  audience: number | null
}

/** A guild house has risen (F4.7). */
export interface ForgingFlorenceUpgraded {
  type: "upgraded"
  seat: number
  level: number
  first: boolean
  audience: number | null
}

/** The table; only the seat that decides is shown its choices. */
export interface ForgingFlorenceView {
  viewer: number | null
  players: number
  start: number
  economy: string
  brunelleschi: string
  phase: string
  to_move: number | null
  active: number
  round: number
  rounds: number
  last_turns: number | null
  moved: boolean
  roll: number | null
  must_leave: boolean
  must_sell: boolean
  hexes: ForgingFlorenceHex[]
  artists: string[]
  copies: Record<string, number>
  supply: Record<string, number>
  hands: ForgingFlorencePlayer[]
  legal: ForgingFlorenceChoice[]
  ranking: number[] | null
  variant?: Record<string, number | number[]> | null
}

/** The figure went from one hex to another, or stayed (F4.2). */
export interface ForgingFlorenceWalked {
  type: "walked"
  seat: number
  start: [number, number]
  end: [number, number]
  audience: number | null
}

/**
 * Whom a browser was before it became somebody else; None if that is settled.
 *
 * `matches` is how many the former has (at most fifty are counted), `both` in how many of them
 * the other one is, too.
 */
export interface Former {
  name: string | null
  matches: number
  both: number
}

/**
 * Whether both are the same person, so that all becomes the new one's.
 *
 * If not, the browser knows the former no more.
 */
export interface FormerAnswer {
  join: boolean
}

export type GameEvent = CalimalaEvent | ForgingFlorenceEvent

/**
 * A game that can be played here.
 *
 * `bots`: its levels first, the weakest before the others; `usual`: the one proposed.
 * `searching`: those of all that search, which play on from no match under way among people.
 * `people`: its characters, the weakest first, none of which is among `bots`.  `turns`: as
 * many as each has in a usual game, for each number of `players`; empty if nobody knows.
 */
export interface GameInfo {
  name: string
  rules: string
  players: number[]
  turns: number[]
  options: OptionInfo[]
  bots: string[]
  usual: string
  searching: string[]
  people: Opponent[]
}

/**
 * The `matches` of a game that came to their end, those that were given up, and the rows.
 *
 * The first row is one's own; the others follow as the people do.
 */
export interface GameStandings {
  game: string
  matches: number
  given_up: number
  rows: StandingRow[]
}

export type GameView = CalimalaView | ForgingFlorenceView

/** All games. */
export interface Games {
  games: GameInfo[]
}

/** Oneself and others, by their keys.  `only`: matches in which no other people sat. */
export interface Group {
  people: string[]
  only?: boolean
}

/**
 * The people of a group without oneself, and its standings by games.
 *
 * `more`: there are older matches, which were not counted.
 */
export interface GroupStandings {
  people: Companion[]
  games: GameStandings[]
  more: boolean
}

/**
 * The whole table: the first frame of a connection, and again whenever steps cannot do.
 *
 * `yours` are the seats that this connection holds.  `traces`: the server wants to know when
 * the outcome of a command was to be seen.
 */
export interface Hello {
  type: "hello"
  protocol: number
  version: number
  match: MatchCard
  yours: number[]
  situation: Situation
  log: LogStep[]
  fair: Fair
  presence: Presence
  chat: ChatLine[]
  traces: boolean
}

/** Whether somebody is hidden. */
export interface HidingWish {
  hidden: boolean
}

/**
 * The best moves for the seat to move, best first, from what it has seen.
 *
 * `version` is the match's since which the position is as it is.  `exact`: the rest of the
 * game was searched out, so that their worths are no estimates.  `then` are the seat's own moves
 * that would follow the best one, until chance or somebody else comes; `after` is the table
 * then, as the seat would see it, null where something hidden would come to light.  `aim` is
 * what it all works towards, where that takes several turns.
 */
export interface Hint {
  version: number
  seat: number
  ways: HintWay[]
  exact: boolean
  then: string[]
  after: unknown
  aim: HintAim | null
}

/** A later move of the seat that the best one works towards, and in which share of the tries. */
export interface HintAim {
  move: string
  share: number
}

/**
 * One of the best moves: its number and notation, its worth from 0 to 1, its share of tries.
 *
 * `unsure`: the tries do not tell its worth from that of the best.
 */
export interface HintWay {
  action: number
  move: string
  worth: number
  share: number
  unsure: boolean
}

/** Ask what to do in the position of this version. */
export interface HintWish {
  version: number
}

/** Who may invite one by name: those one has sat with at a table, or nobody. */
export interface InvitationRule {
  by: "met" | "nobody"
}

/**
 * Take an open seat, the first one if none is named.
 *
 * `value` is added to the shuffle, of which the match's card tells the commitment.
 */
export interface Join {
  seat?: number | null
  invitation?: string | null
  value?: string | null
}

/**
 * All that is kept of an exercise; times are seconds since 1970.
 *
 * `due` is None after it was put away; `card` is what the schedule knows of it.  `state` is
 * the table in base64.
 */
export interface KeptExercise {
  key: string
  game: string
  rules: string
  made: number
  due: number | null
  card: string
  state: string
  found: Decision
}

/** All exercises of the caller, with their answers. */
export interface KeptExercises {
  exercises: KeptExercise[]
}

/** Who or what had this seat the last time; other people are asked. */
export interface LastSeat {
  kind: "last"
  seat: number
}

/** A move that a bot made for a seat whose time was up: the last of so many `actions`. */
export interface LateMove {
  actions: number
  seat: number
}

/** A letter is under way if the address is known; its link works for so many minutes, once. */
export interface LetterAsked {
  minutes: number
}

/** What the link of a letter carries behind its `#letter.`. */
export interface LetterToken {
  token: string
}

/** A mail address to which a link goes if anybody here has confirmed it. */
export interface LetterWish {
  address: string
}

/**
 * A game as a record tells it: its setup in words, and the moves and outcomes since.
 *
 * `position` is there where the game does not begin at its setup: the whole state in base64.
 */
export interface Line {
  game: string
  setup: Record<string, string>
  moves?: string[]
  position?: string | null
}

/** One's own matches (newest first), public ones with open seats, public ones to watch. */
export interface Lobby {
  mine: MatchCard[]
  open: MatchCard[]
  running: MatchCard[]
}

/** What an administrator did: `actor` is a person's id, or the name at the command line. */
export interface LogLine {
  at: number
  actor: string
  act: string
  target: string
  detail: string
}

/**
 * The events of one version, as this viewer may know them.
 *
 * `timed_out` is the seat for which a bot made this move, as its time was up.
 */
export interface LogStep {
  version: number
  events: GameEvent[]
  timed_out?: number | null
}

/**
 * A card drawn or a die thrown for `seat`: what it was worth to each, above the mean of all.
 *
 * `moves` had been made before it.
 */
export interface Luck {
  moves: number
  turn: number
  seat: number
  move: string
  worth: number[]
}

/** The address that a link in a letter is about. */
export interface MailEnd {
  address: string
}

/**
 * A match as it stands in a list and above the table, for one viewer.
 *
 * The status `damaged`: it cannot be read or goes on under no rules that there are, and is shut.
 * Times are seconds since 1970.  `invitation` is there only for those who may invite: the host,
 * while seats are open, and all who play, while a seat is offered.  `clock` is how much time
 * people have, by rules or in seconds for each decision; null without one.  `origin` is there
 * for a match that begins in the middle of another game, hypothetically.  `hints` may be asked
 * for by everybody who plays: always where one person plays against bots, else as the host has
 * said before anybody joined.  `guarded`: it begins with a moment of a match that still runs
 * among people, and until that has ended there are neither hints nor bots that search.
 * `commitment` is the SHA-256 (hex) of the seed of the shuffle, which a browser must have seen
 * before it adds its own value; null where seats add nothing.  `absence` is after how many days
 * without a move the others may let a bot stand in, null where only the clock counts.  `wait`
 * says for whom the match waits, where the card is asked for by HTTP; it is told neither at the
 * table nor in lists.  `expires` is when a match that waits ends if nobody sits down until then,
 * `round` that of a match that runs, from 1, `deadline` when the time of the seat to move is
 * over; they are not told at the table, which shows them.  `said` is the number of the last line
 * that others have said among the players, in the lists of who plays only.  `language` is that
 * of a match that waits, as its host has it, and `host_seat` where its host sits.
 * `invited_by` is the name of who asks the viewer to play, where a seat is kept for it.
 */
export interface MatchCard {
  id: string
  game: string
  options: Record<string, string>
  status: "abandoned" | "damaged" | "over" | "running" | "waiting"
  public: boolean
  spectators: boolean
  clock: number | ClockRules | null
  host: boolean
  seats: SeatInfo[]
  to_move: number | null
  your_turn: boolean
  created: number
  updated: number
  invitation: string | null
  rematch: string | null
  scores: number[] | null
  ranking: number[] | null
  origin: Origin | null
  hints: boolean
  guarded: boolean
  commitment: string | null
  absence: number | null
  wait: Wait | null
  expires: number | null
  round: number | null
  deadline: number | null
  said: number | null
  language: string | null
  host_seat: number | null
  invited_by: string | null
}

/** When one is told of a match, whatever the ways say; null: as each way says. */
export interface MatchChoice {
  when: "absence" | "at-once" | "digest" | "never" | null
}

/** Of a match `kept` moments are exercises of the caller, of which `made` only now. */
export interface MatchExercises {
  made: number
  kept: number
}

/** All that administrators see of a match: its talk, and what was done to it. */
export interface MatchFile {
  match: MatchLine
  talk: TalkLine[]
  log: LogLine[]
}

/** A match in a list, with those of its people who are still somebody. */
export interface MatchLine {
  id: string
  game: string
  status: "abandoned" | "damaged" | "over" | "running" | "waiting"
  created: number
  updated: number
  public: boolean
  people: PersonRef[]
  restrictions: RestrictionInfo[]
}

/** Matches, the last changed first; `next` leads to those after them, None where none are. */
export interface MatchLines {
  matches: MatchLine[]
  next: string | null
}

/**
 * Matches, the last changed first; `next` leads to those after them, None where none are.
 *
 * A page may have few matches, or none, although there are more: one search looks through some
 * hundred only.
 */
export interface MatchPage {
  matches: MatchCard[]
  next: string | null
}

/**
 * Which of one's own matches are sought; what is left out says nothing.
 *
 * `name` is a part of the name of somebody who plays in it, in any case of letters.  Of those
 * with an `outcome`, `under-way` have not ended, and `ended` have, also without a winner;
 * `won` and `lost` are told of one's own seats.  `archived`: those
 * that were put away, instead of all others.  `since` and `before` limit when something
 * last happened, in seconds since 1970.  `after` is the `next` of the page before.  With
 * `people` only matches that began are sought in which these have sat with oneself, also those
 * that were put away; with `only` no other people sat there.
 */
export interface MatchSearch {
  game?: string | null
  name?: string
  outcome?: "ended" | "lost" | "under-way" | "won" | null
  archived?: boolean
  since?: number | null
  before?: number | null
  after?: string | null
  people?: string[]
  only?: boolean
}

/** The person whom this browser stands for; None before it has given a name. */
export interface Me {
  name: string | null
}

/**
 * A match after so many actions `of` those that stand, as the viewer was shown it then.
 *
 * `version`, `turn` and `events` are those of the last of these actions: 0 and none at the
 * beginning.
 */
export interface Moment {
  actions: number
  of: number
  version: number
  turn: number
  view: GameView
  events: GameEvent[]
}

/**
 * An action that stands, as this viewer may know it; with it `actions` have been taken.
 *
 * `version` is the match's to which it led, `turn` the number of turns completed after it,
 * `scores` the points by seat after it, as everybody sees them.  `timed_out` is the seat
 * for which a bot decided this, as its time was up.
 */
export interface MomentStep {
  actions: number
  version: number
  turn: number
  scores: number[]
  events: GameEvent[]
  timed_out?: number | null
}

/** All actions that stand, oldest first, as the seat `watching` (None: spectators) knows. */
export interface Moments {
  watching: number | null
  steps: MomentStep[]
}

/** An action of the seat to move, in the position of this version. */
export interface Move {
  type: "move"
  version: number
  action: number
  id: number
}

/** The one who makes the match. */
export interface MySeat {
  kind: "me"
}

/**
 * A browser that is to be told by web push, as its subscription has it.
 *
 * `p256dh` and `auth` are its keys in base64url.  `replaces` is the address of the
 * subscription that it had before.
 */
export interface NewBrowser {
  endpoint: string
  p256dh: string
  auth: string
  replaces?: string
}

/** To keep an open seat of one's match for somebody one has sat with. */
export interface NewInvitation {
  seat: number
  person: string
}

/** An address to which notices go by mail once its owner has confirmed it. */
export interface NewMail {
  address: string
}

/**
 * A match to be made; it begins when no seat is open any more.
 *
 * `hints`: the program may be asked for advice, also in a game among people.  `shuffle` counts
 * for all seats at this device.  `absence`: after how many days without a move the others may
 * let a bot stand in; 3 where none is named and no clock runs.  `clock` is by rules, or a
 * number of seconds for each decision.  `language` is told to those who look for a match.
 */
export interface NewMatch {
  game: string
  seats: (MySeat | DeviceSeat | BotSeat | OpenSeat)[]
  options?: Record<string, string>
  public?: boolean
  spectators?: boolean
  clock?: number | ClockRules | null
  hints?: boolean
  shuffle?: Contribution | null
  absence?: number | null
  language?: string | null
}

/** A display name; control characters and edges are cleaned away. */
export interface NewName {
  name: string
}

/** A passkey that a browser has made, and what it is to be called. */
export interface NewPasskey {
  name: string
  credential: string
}

/** A language, and a time zone by its IANA name. */
export interface NewProfile {
  language: string
  zone: string
}

/**
 * Something that administrators should see: a line of talk by its number, or a seat.
 *
 * `room` is where the line was said; the report is about whoever said it, or sits there.
 */
export interface NewReport {
  reason: "cheating" | "leaving" | "name" | "other" | "words"
  room?: "players" | "spectators"
  number?: number | null
  seat?: number | null
  text?: string
}

/** To be away for so many days from now on. */
export interface NewVacation {
  days: number
}

/** An address to which notices are posted, in a shape that the other end takes. */
export interface NewWebhook {
  url: string
  shape?: "discord" | "json" | "ntfy" | "slack"
}

/** The exercise that has been due for longest, None if none is, and how many there are. */
export interface NextExercise {
  exercise: Exercise | null
  practice: Practice
}

/** The hours of each day that do not count: from `begin` to `end` in a time zone. */
export interface Night {
  begin: number
  end: number
  zone: string
}

/**
 * How a person is told what waits: the ways, in which language, at whose hours.
 *
 * `matches` are those of which one is told otherwise than by the choice of each way, by their
 * ids.  `mail` says whether this server can send
 * mail; `home` whether webhooks may reach networks of its own.  `push` is the key by which a
 * browser subscribes to be told, empty where none can be.
 */
export interface NoticeSettings {
  ways: WayInfo[]
  language: string
  zone: string
  matches: Record<string, "absence" | "at-once" | "digest" | "never">
  mail: boolean
  home: boolean
  push: string
}

/** What can be done next: a decision of the seat to move, or an outcome of chance. */
export interface OpenMove {
  action: number
  text: string
}

/** Anybody who is invited, or anybody at all where the match is public. */
export interface OpenSeat {
  kind: "open"
}

/** A bot that bears the name of somebody of the time; `level` is one of the game's. */
export interface Opponent {
  bot: string
  name: string
  level: string
}

/**
 * A choice before a game; the first value is the default.
 *
 * With `text` it also takes a text of one's own, such as a map, of so many characters.
 */
export interface OptionInfo {
  name: string
  values: string[]
  text: number
}

/**
 * The moment of another game with which a match begins: after so many actions and turns.
 *
 * `match` is that game's id, if it was played here and the viewer has made this match.
 */
export interface Origin {
  match: string | null
  actions: number
  turn: number
}

/**
 * How the game may end, seen from where so many `moves` had been made.
 *
 * By seat: the chance of victory, the place (from 1) and the points to expect.
 */
export interface Outlook {
  moves: number
  turn: number
  victories: number[]
  places: number[]
  points: number[]
}

/** What a browser answers: the JSON of its credential, as a text. */
export interface PasskeyAnswer {
  credential: string
}

/**
 * A passkey of a person; `synced`: other devices have it, too.
 *
 * Times are seconds since 1970.
 */
export interface PasskeyInfo {
  id: string
  name: string
  since: number
  used: number | null
  synced: boolean
}

/** The passkeys of a person, oldest first. */
export interface PasskeyList {
  passkeys: PasskeyInfo[]
}

/** What a browser is asked: the JSON that its `PublicKeyCredential` parses, as a text. */
export interface PasskeyOptions {
  options: string
}

/** All that administrators see of a person. */
export interface PersonFile {
  person: PersonLine
  devices: TokenInfo[]
  matches: MatchLine[]
  log: LogLine[]
}

/**
 * A person in a list.
 *
 * `created` is since when it is known, `used` when a browser of it was seen last.
 */
export interface PersonLine {
  id: string
  name: string
  created: number
  used: number | null
  administrator: boolean
  restrictions: RestrictionInfo[]
}

/** Persons, the newest first; `next` leads to those after them, None where none are. */
export interface PersonPage {
  people: PersonLine[]
  next: string | null
}

/** A person by id and name. */
export interface PersonRef {
  id: string
  name: string
}

/** Another name for a person, everywhere. */
export interface PersonRenaming {
  name: string
  reason?: string
}

/**
 * Answered with `Done`: shows that the line is alive.
 *
 * `seen` are commands since the last one, of a page whose server traces (`Hello`).
 */
export interface Ping {
  type: "ping"
  seen?: Seen[]
  id: number
}

/**
 * Play on from the end of a line with this seat; a bot plays all others that are not open.
 *
 * The game waits until somebody sits on each seat that is `open`.
 */
export interface PlayLine {
  line: Line
  seat: number
  bot: string
  shuffle?: Contribution | null
  open?: number[]
}

/** Play on from a moment with this seat; a bot plays all others. */
export interface PlayOn {
  seat: number
  bot: string
  shuffle?: Contribution | null
}

/**
 * Of the caller's exercises so many are `due` now, of all that are `kept`.
 *
 * `next` is when the next one comes, in seconds since 1970; None where one is due, or none is
 * kept.
 */
export interface Practice {
  due: number
  kept: number
  next: number | null
}

/** The seats whose people are connected, and how many watch. */
export interface Presence {
  type: "presence"
  online: number[]
  spectators: number
}

/**
 * Why something was refused.
 *
 * `reason` is a stable key; the locale files make `problem-<reason>` of it with `values`.
 * An illegal move has the reason `illegal` and the rules' own key (`illegal-<key>`) with the
 * number of the `rule`; a bad setup has `bad-setup` with `key` and `field`.
 * `message` says it in English for whoever reads the protocol itself.
 */
export interface Problem {
  reason: string
  message: string
  values?: Record<string, string | number>
  key?: string | null
  rule?: string | null
  field?: string | null
}

/**
 * A proposal under way; `number` is the version at which it was made.
 *
 * `agreed` and `waiting` are seats of people.
 */
export interface Proposal {
  number: number
  what: "abandon" | "pause" | "undo"
  seat: number
  agreed: number[]
  waiting: number[]
}

/** Ask all others: to take back one's last decision, to give up the match, or for a pause. */
export interface Propose {
  type: "propose"
  version: number
  what: "abandon" | "pause" | "undo"
  id: number
}

/** What is dropped: so many days after the end of a match, or after a notice; 0: nothing. */
export interface PruneWish {
  talk?: number
  notices?: number
  matches?: number
}

/** How much was dropped: matches whose talk went, notices, whole matches. */
export interface Pruned {
  talk: number
  notices: number
  matches: number
}

/** Nothing is sent from the one hour on until the other, which may be on the next day. */
export interface QuietHours {
  start: number
  end: number
}

/** The answer to `Why`: a problem for each move, in their order; null for possible ones. */
export interface Reasons {
  type: "reasons"
  id: number
  version: number
  problems: (Problem | null)[]
}

/** The text of a record; what is wrong with it is told in this language. */
export interface RecordText {
  text: string
  language?: string
}

/** A recovery code as somebody has typed it; lines, spaces and small letters do no harm. */
export interface RecoveryCode {
  code: string
}

/** The command changed nothing, for this reason; `id` is None if the frame had none. */
export interface Refused {
  type: "refused"
  id: number | null
  version: number
  problem: Problem
}

/**
 * A match that is over is to be played again; what is left out is as it was the last time.
 *
 * `seats` are all that there are to be, in their order: for others who played the last time they
 * are kept until they accept or decline.  `clock` null: without one.
 */
export interface Rematch {
  seats?: (LastSeat | BotSeat | OpenSeat)[] | null
  options?: Record<string, string> | null
  clock?: number | ClockRules | null
}

/** One wants to be removed for good, and says one's own name, so that it is no mistake. */
export interface RemovalWish {
  name: string
}

export type Reply = Hello | Step | Presence | ChatLine | Done | Refused | Reasons | Foreseen

/** What came of a report; reporters are not told. */
export interface ReportAnswer {
  answer?: string
}

/** A report was kept; so many of the reporter's wait to be answered. */
export interface ReportKept {
  waiting: number
}

/**
 * A report: who tells it about whom, the line it is about, and what was said around it.
 *
 * `person` and `reporter` have no name where they are nobody any more.  `closed` is when it
 * was answered.
 */
export interface ReportLine {
  id: string
  at: number
  match: string
  room: "players" | "spectators"
  number: number | null
  reporter: PersonRef
  person: PersonRef
  reason: "cheating" | "leaving" | "name" | "other" | "words"
  text: string
  context: TalkLine[]
  closed: number | null
  answer: string
}

/** Reports, the newest first. */
export interface Reports {
  reports: ReportLine[]
}

/** What is forbidden, since and until when in seconds since 1970; None: until it is lifted. */
export interface RestrictionInfo {
  kind: "ban" | "closed" | "hidden" | "silence"
  since: number
  until: number | null
  reason: string
}

/**
 * For how many days something is forbidden, None: until it is lifted, and why.
 *
 * Whom it concerns reads the reason.
 */
export interface RestrictionWish {
  days?: number | null
  reason?: string
}

/** End the pause that all have agreed on: the clock runs on. */
export interface Resume {
  type: "resume"
  id: number
}

/** What somebody has said in a room of a match, in seconds since 1970. */
export interface SaidLine {
  match: string
  room: "players" | "spectators"
  at: number
  seat: number | null
  text: string
}

/** A line for the room one is in: players' or spectators'. */
export interface Say {
  type: "say"
  text: string
  id: number
}

/** Of the last `matches` among people whoever sits here has left so many for good. */
export interface SeatDepartures {
  seat: number
  left: number
  matches: number
}

/**
 * Who sits on a seat, for one viewer.
 *
 * `standing_in` names the bot that plays for a person who has left; `yours` says that the
 * viewer's browser holds the seat.  `hints` counts those that the seat has taken, `redrawn`
 * what had come to light (cards, throws) and was taken back at its wish.  While its time is up
 * (`timed_out`) a bot decides for it; `by_clock` counts what bots have so decided.  `added`
 * says that it has added a value to the shuffle.  `absent`: the bot stands in because the others
 * have let it, after they had waited long enough, `offered`: whoever has the invitation may take
 * the seat over.  `before` are the names of those who had it before somebody else took it over.
 * `vacation` is until when its person is away, unless it moves before, in seconds since 1970; a
 * moment that has passed means nothing, and lists do not tell it.  A seat whose holder is
 * `invited` is kept for who has the `name`, as long as the match waits; `declined` is the
 * name of who did not want a seat that is open again.
 */
export interface SeatInfo {
  seat: number
  holder: "bot" | "invited" | "network-bot" | "open" | "person"
  name: string | null
  bot: string | null
  yours: boolean
  standing_in: string | null
  hints: number
  redrawn: number
  timed_out: boolean
  by_clock: number
  added: boolean
  absent: boolean
  offered: boolean
  before: string[]
  vacation: number | null
  declined: string | null
}

/** A token for the network bot of this seat; shown once, and earlier ones no longer work. */
export interface SeatToken {
  seat: number
  token: string
}

export type SeatWish = MySeat | DeviceSeat | BotSeat | OpenSeat

/**
 * How long a command took at the page, in milliseconds.
 *
 * `sent`: from the press to sending it.  `shown`: from there until its outcome was to be seen.
 */
export interface Seen {
  command: number
  sent: number
  shown: number
}

/**
 * By which means one can sign in here.
 *
 * `mail`: by a letter, which the host can send; `passkeys`: by one, where browsers have them;
 * `organisation`: by one of this name, at `/api/sign-in/organisation`; None without one.
 */
export interface SignInMeans {
  mail: boolean
  passkeys: boolean
  organisation: string | null
}

/**
 * How things stand at a version, for one viewer.
 *
 * `view` is what everybody may know, as the game shows it.  It is null before the start, and
 * where `changes` make it of the one told last.  `own` is what the seat knows on top, again
 * with each situation, as changes to the view.  `watching` is the seat with whose eyes the
 * viewer looks, `to_move` the one that is to decide: null before the start, at a chance event
 * and at the end.  `state` is there only for those who asked for it
 * (`?state=1`, for bots): a whole state in base64 that agrees with all that the seat has seen
 * and tells nothing more.  `times` is there where a clock runs by rules, and in a pause.
 */
export interface Situation {
  watching: number | null
  to_move: number | null
  view: GameView | null
  changes: ([(string | number)[], unknown])[] | null
  own: ([(string | number)[], unknown])[]
  undo: Undoing
  proposal: Proposal | null
  clock: Clock | null
  times: BankTimes | null
  state: string | null
}

/** What the analysis said of the move that was played then, and when the exercise comes back. */
export interface Solution {
  found: Decision
  due: number | null
}

/** How somebody stands: the matches won, also those with others; None where none has ended. */
export interface StandingRow {
  wins: number
  average_place: number | null
  best_score: number | null
}

/**
 * One version further.
 *
 * `match` is there when more of it has changed than whose turn it is, which the situation
 * tells; `situation` is missing in all but the last of several steps that are sent together.
 * `timed_out` is the seat for which a bot made this move, as its time was up.
 */
export interface Step {
  type: "step"
  version: number
  events: GameEvent[]
  situation: Situation | null
  match: MatchCard | null
  timed_out: number | null
}

/** Lines that one has said, the oldest first; `next` is `after` for more, None for none. */
export interface Talk {
  lines: SaidLine[]
  next: number | null
}

/** What somebody has said at a match, by room and number. */
export interface TalkLine {
  room: "players" | "spectators"
  number: number
  at: number
  person: string
  name: string
  text: string
}

/** A move that is expected: whose, and in notation. */
export interface Then {
  seat: number
  move: string
}

/**
 * What stands for a person: a browser, a link for another device, a network bot's token.
 *
 * `name` tells program and system of a browser and `used` when it was seen last, by the hour;
 * `until` is when a link ends; a token is for a `seat` of a `match`.  Seconds since 1970.
 */
export interface TokenInfo {
  id: string
  kind: "bot" | "browser" | "device"
  name: string
  since: number
  used: number | null
  until: number | null
  match: string | null
  seat: number | null
}

/** Games of bots with so many players: rounds in the mean, and how many one alone has won. */
export interface TrialGames {
  players: number
  games: number
  rounds: number
  won: number
}

/** Make a move in an exercise. */
export interface Try {
  move: string
}

/** Take back one's own last decision, as far as nothing was revealed since. */
export interface Undo {
  type: "undo"
  version: number
  id: number
}

/** What the viewer may take back: at once, or only by asking (`ask`). */
export interface Undoing {
  free: boolean
  ask: boolean
}

/**
 * Of so many `days` in a year these are `left`.
 *
 * `until` is when one comes back from the vacation that one is on, in seconds since 1970, None
 * where one is on none.
 */
export interface Vacation {
  days: number
  left: number
  until: number | null
}

/**
 * A number that a variant may set, or a list of `most` at the most (0: no list).
 *
 * `usual` is the rulebook's.  `text` is the end of the id of the message that says what it is,
 * with the messages `names` in it; `rule` is the number of the rule that it belongs to.
 */
export interface VariantNumber {
  key: string
  usual: number | number[]
  low: number
  high: number
  step: number
  most: number
  rule: string
  text: string
  names: Record<string, string>
}

/** All numbers of a game, in the order of a file, under these rules. */
export interface VariantNumbers {
  game: string
  rules: string
  numbers: VariantNumber[]
}

/** The text of a file, or what differs in one word. */
export interface VariantText {
  game: string
  text: string
}

/**
 * Whether a move was `right`: not clearly worse than the best, by its `size`.
 *
 * `lost` is how much worth it falls short of the best.  `found` is all that is known of the
 * moment, None as long as the move was wrong.  `due` is when the exercise comes back, in seconds
 * since 1970; None after it was put away.
 */
export interface Verdict {
  right: boolean
  size: "blunder" | "fine" | "inaccuracy" | "mistake"
  lost: number
  found: Decision | null
  due: number | null
}

/**
 * The seat to move `since` when its person has shown no sign of life.
 *
 * From `remind` on the others may remind it, from `replace` on let a bot stand in; None: a
 * clock decides.  Times are seconds since 1970.
 */
export interface Wait {
  seat: number
  since: number
  remind: number
  replace: number | null
}

/** The matches in which it is one's turn, or to which one is invited, by their ids. */
export interface Waiting {
  matches: string[]
}

/** Look with the eyes of one of one's own seats; None covers all hidden cards. */
export interface Watch {
  type: "watch"
  seat: number | null
  id: number
}

/**
 * One of the best moves: in notation, its worth to who moves, the share of tries it got.
 *
 * `unsure`: the tries do not tell its worth from that of the best.
 */
export interface Way {
  move: string
  worth: number
  share: number
  unsure?: boolean
}

/**
 * When a way may be used.
 *
 * `at-once`; `absence`: one message each time that one is away; `digest`: once a day at the
 * `hour`; `never`.  Hours are those of one's time zone.
 */
export interface WayChoice {
  when: "absence" | "at-once" | "digest" | "never"
  hour?: number
  quiet?: QuietHours | null
}

/**
 * A way by which a person is told something.
 *
 * `secret` signs what a webhook is sent, `name` is what a browser calls itself.  `fault`:
 * why the last message did not arrive, a stable word.  A way that is not `open` is not used: it
 * has failed too often, or for good.  A way of a `match` tells of nothing else, and of all who
 * are asked there.
 */
export interface WayInfo {
  id: string
  kind: "mail" | "push" | "webhook"
  target: string
  shape: string
  secret: string
  open: boolean
  fault: string | null
  choice: WayChoice
  name: string
  match: string | null
}

/** Ask what a move of the seat that is watched, in the game's notation, would change. */
export interface WhatIf {
  type: "what-if"
  version: number
  move: string
  id: number
}

/** Ask why moves, in the game's notation, are not possible for the seat that is watched. */
export interface Why {
  type: "why"
  version: number
  moves: string[]
  id: number
}

/** Nobody at the caller's address waits for the analysis any more. */
export interface Withdrawn {
  key: string
}
