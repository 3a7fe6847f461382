/**
 * @file The shapes of everything a server says about a game, as in docs/scene.md and docs/server.schema.json, and what
 * the parts of this client tell each other about it. There is no code here: import the types you need, for example
 * `@typedef {import('./types.js').Scene} Scene`.
 */

// The scene.

/** @typedef {number | {q: number, r: number}} Place  counted from 0, or a space of a map */

/** @typedef {'row' | 'fan' | 'stack' | 'grid' | 'slots' | 'hex' | 'track' | 'dice'} Shape */

/** @typedef {string | number | boolean | unknown[]} Badge */

/**
 * Without a place it is somewhere in its area; without a face it is a back.
 * @typedef {object} Piece
 * @property {Place} [place]
 * @property {string} [face]
 * @property {true} [up]
 * @property {true} [turned]
 * @property {number} [count] how many pieces this is; 1 if it is left out
 * @property {Record<string, Badge>} [badges]
 */

/**
 * @typedef {object} Area
 * @property {string} id
 * @property {string} label
 * @property {number} [owner]
 * @property {Shape} shape
 * @property {true} [bag]
 * @property {number} size the number of pieces; those that are not listed are backs
 * @property {Piece[]} [pieces]
 */

/** @typedef {{id: string, label: string, owner?: number, value: number}} Counter */

/** @typedef {{area: string, place?: Place, face?: string}} Spot  a piece, or an area */

/** @typedef {{from: Spot, to: Spot, label?: string}} Arrow */

/**
 * @typedef {object} Scene
 * @property {Area[]} areas
 * @property {Counter[]} counters
 * @property {Arrow[]} [arrows]
 * @property {string} status
 */

/**
 * What is printed on a piece.
 * @typedef {object} Face
 * @property {string} id
 * @property {string} name
 * @property {string} kind
 * @property {string[]} [colours]
 * @property {string} [cost]
 * @property {Record<string, number>} [numbers]
 * @property {string[]} [lines]
 * @property {string} [symbol]
 * @property {string} [rarity]
 * @property {string[]} [prints]
 */

// How it changes.

/** @typedef {{move: 'moved', from: string, at?: Place, to: string, into?: Place, count: number, face?: string,
 *   up?: true, turned?: true}} Moved */
/** @typedef {{move: 'turned', area: string, at?: Place, count: number, face?: string, up?: true,
 *   turned?: true}} Turned */
/** @typedef {{move: 'shuffled', area: string, from: number, count: number, faces?: string[], tally?: true}} Shuffled */
/** @typedef {{move: 'reordered', area: string, from: number, order?: number[], count?: number}} Reordered */
/** @typedef {Moved | Turned | Shuffled | Reordered} Move */

/**
 * What else it says depends on the game and the type.
 * @typedef {{type: string, seat?: number, moves?: Move[], text: string, [more: string]: unknown}} Event
 */

/**
 * @typedef {object} Changes
 * @property {Counter[]} [counters]
 * @property {string[]} [gone]
 * @property {Record<string, Piece[]>} [badges]
 * @property {Arrow[]} [arrows]
 * @property {string} [status]
 */

/** @typedef {{face?: string, up?: true, turned?: true}} Look  how a piece looks, wherever it is */

// Questions.

/**
 * @typedef {object} Option
 * @property {string} [text] what it says, where one option is picked
 * @property {string} [name] what it says, where several may be picked
 * @property {number} [count] how many equal pieces it stands for
 * @property {number} [weight]
 * @property {Spot[]} [spots]
 * @property {Spot[]} [ends]
 * @property {true} [plain]
 */

/**
 * @typedef {object} Limits
 * @property {number} min
 * @property {number} max
 * @property {number} [total]
 * @property {true} [distinct]
 * @property {true} [ordered]
 */

/** Without limits exactly one option is to be picked.
 * @typedef {{prompt: string, limits?: Limits, options: Option[]}} Question */

/** @typedef {{ending: string, winners: number[], places: number[], scores: number[], turns: number,
 *   success?: boolean}} Outcome */

// The table and its messages.

/** @typedef {{player: string, name?: string, ready?: boolean}} Seat  player: 'human', 'open' or a bot */

/** @typedef {{what: 'takeback', by: number, seat: number, entry: number, moved: number, agreed: number[]}
 *   | {what: 'bot', by: number, seat: number, due: number}} Proposal */

/** @typedef {{cardinal: 'replay', format: number, game: string, rules: string, options: Record<string, string>,
 *   fingerprint?: string, start?: string, players: string[], generator: string, table: string, commitment: string,
 *   seatCommitments?: string[]}} Roster */

/**
 * What everyone may know about a table.
 * @typedef {object} TableInfo
 * @property {string} table its id
 * @property {'open' | 'dealing' | 'playing' | 'over' | 'closed' | 'deleted'} stage
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {Seat[]} seats
 * @property {boolean} listed
 * @property {boolean} watched
 * @property {{table: string, commitment: string}} deal
 * @property {number} [delay]
 * @property {{minutes: number, free?: number, end?: string}} [clock]
 * @property {true} [arranged]
 * @property {Proposal} [proposal]
 * @property {string} [next]
 * @property {string} [note]
 * @property {Roster} [roster]
 * @property {string} [secret]
 */

/** @typedef {{seat: number, chat?: string, name?: string, player?: string, flag?: true}} Talk */

/**
 * The whole scene, or what happened since.
 * @typedef {object} News
 * @property {number} entry
 * @property {Scene} [scene]
 * @property {Event[]} [events]
 * @property {Changes} [changes]
 * @property {Reason[]} [reasons]
 * @property {Talk[]} [talk]
 * @property {number[]} [clock]
 * @property {number} [asks]
 * @property {Question} [question]
 * @property {Outcome} [over]
 */

/** Why a move was made; only its own seat is told before the end.
 * @typedef {{entry: number, seat: number, text: string}} Reason */

/** @typedef {{code: string, message: string, hint?: string, rule?: string}} Refusal */

/** @typedef {{do: string, [more: string]: unknown}} Request */

/** A seat whose key this browser keeps.
 * @typedef {{table: string, seat: number, key: string, game: string, name: string, made: number}} KeptSeat */

// What this client makes of it.

/**
 * One line of the log.
 * @typedef {object} Line
 * @property {'event' | 'reason' | 'talk' | 'turn'} kind
 * @property {number} entry
 * @property {string} text with names in place of "Player 0"
 * @property {number} [seat] who did or said it
 * @property {string} [type] the event's type
 * @property {string} [turn] the heading under which it stands
 * @property {Move[]} [moves]
 */

/** Who looks at the scene, and how many events wait to be played.
 * @typedef {{me: number, seats: number, names: string[], waiting: number}} Looking */

export {};
