/**
 * What a game of its own code tells the table: how its pieces look and where its areas lie.
 * These are types only; a game's module has a `Game` as its default export.
 */

// The scene's types (Scene, Area, Piece, Face, Question, Option ...) stand in app/scene/types.js.
/** @typedef {import('../scene/types.js').Scene} Scene */
/** @typedef {import('../scene/types.js').Face} Face */
/** @typedef {import('../scene/types.js').Line} Line */

/**
 * Who looks at the table, and at what size.
 *
 * @typedef {object} Ctx
 * @property {number} me the seat whose side this is, or -1 for somebody who watches
 * @property {number} seats how many seats the table has
 * @property {string[]} [names] the players' names, by seat
 * @property {number} width the table's rectangle in CSS pixels
 * @property {number} height
 * @property {boolean} portrait a phone held upright
 */

/** @typedef {'card'|'disc'|'hex'|'die'|'banner'|'chip'} Shape how a piece is made in 3D */

/** @typedef {'full'|'table'|'tiny'} Lod how much of a face can be read: 180 px wide and more, 56 to 180, less */

/** @typedef {'row'|'fan'|'stack'|'heap'|'grid'|'slots'|'hex'|'dice'} Arrangement how the pieces of an area lie */

/** @typedef {CanvasRenderingContext2D} Ink */

/**
 * Where one area lies. All lengths are fractions of the table's rectangle unless it says otherwise.
 *
 * @typedef {object} Spot
 * @property {number} x the centre of the area
 * @property {number} y
 * @property {number} w the width of one upright piece / the table's width (of a hex map: of its box)
 * @property {number} [h] of a hex map: the height of its box
 * @property {Arrangement} [as] default: what the area's own shape asks for
 * @property {number} [span] the greatest width of all pieces together / the table's width; the step shrinks to fit
 * @property {number} [step] from one piece to the next, in piece widths; 1.08 if it does not say
 * @property {number} [columns] of a grid, or of slots
 * @property {number} [rows]
 * @property {string|false} [label] words beside the area; false or nothing: none
 * @property {'below'|'above'|'left'|'none'} [labelAt]
 * @property {boolean} [count] a tag with the number of pieces
 * @property {'corner'|'foot'|'under'} [countAt] where: at the upper right, on the lower edge or under the piece;
 *   default: on the lower edge of what has an owner
 * @property {number} [low] the tag turns red at this number and below
 * @property {string} [empty] a dashed slot with this word while nothing is there
 * @property {'up'|'down'} [face] show the area's known faces, or only backs
 * @property {boolean} [hand] sorted, with equal cards stacked under a count
 * @property {boolean} [hidden] not on the table at all
 * @property {number} [turn] degrees, clockwise
 * @property {boolean} [thickness] a stack is as thick as it has cards; default: stacks are
 * @property {{dx: number, dy: number}} [under] how the pieces under a piece peek out from under it, in heights of the
 *   piece: default {dx: 0.1, dy: 0.22}
 * @property {boolean} [hex] lies on the spaces of the map: all such areas share one box, zoom and pan
 * @property {number} [size] of an area on the map: the width of a piece / the width of a space
 * @property {{dx: number, dy: number}} [shift] of an area on the map: how far from the middle of the space, in spaces
 * @property {boolean} [quiet] pieces cannot be pointed at; they only belong to the picture
 */

/**
 * A part of the table with a frame and words of its own; the game's `ground` paints it.
 *
 * @typedef {{x: number, y: number, w: number, h: number, label?: string, kind?: string}} Zone
 *   x, y is the upper left corner
 */

/**
 * @typedef {object} Plan
 * @property {number} tilt how far the camera looks down, in degrees: 72, with a map 66
 * @property {Record<string, Spot>} areas by area id
 * @property {Zone[]} zones
 */

/**
 * One number with its words: a fact about a player, or a big counter above the prompt.
 *
 * @typedef {{label: string, value: number|string, icon?: string, setting?: string}} Fact `setting` can switch it off
 */

/**
 * @typedef {object} Ground
 * @property {number} width CSS pixels of the table's rectangle
 * @property {number} height
 * @property {Plan} plan
 * @property {number} scale device pixels a CSS pixel; the canvas is scaled by it already
 */

/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {string} tagline
 * @property {(faces: Iterable<Face>) => void} [meet] is told all faces of this game before anything is drawn
 * @property {(face: Face|undefined, areaId?: string) => Shape} shape the face is missing for a back
 * @property {(g: Ink, face: Face, lod: Lod) => void} draw
 *   into a space of 488 x 680 (card), 512 x 512 (disc, hex with a point on top, die, chip) or 200 x 280 (banner)
 * @property {(g: Ink, areaId: string, shape: Shape, lod: Lod) => void} back
 * @property {(g: Ink, ground: Ground) => void} ground paints the table's ground, again at every resize
 * @property {(scene: Scene, ctx: Ctx) => Plan} plan
 * @property {(a: string, b: string, faces: Map<string, Face>) => number} [sort] the order in a hand, by face ids
 * @property {(scene: Scene, seat: number) => Fact[]} facts what everybody may know of a player, for the plate
 * @property {(scene: Scene, me: number) => Fact[]} counters the big counters above the prompt
 * @property {(question: any, scene: Scene, me: number) => {title: string, say: string}} heading
 * @property {(option: any, question: any, scene: Scene, me: number, picked: number[]) =>
 *   ({text: string, good?: boolean}|null)} hint what would come out
 * @property {(question: any, scene: Scene, me: number, picks: number[]) => ({text: string}|null)} [sum]
 *   what the picks so far come to
 * @property {(question: any, scene: Scene, me: number) => string[]} [useful]
 *   what could still be done before the turn ends
 * @property {Record<string, string>} [icons] outlines in a box of 512, by name
 * @property {(option: any, question: any, scene: Scene) => string|undefined} [icon]
 *   a small label or a face's id for the option's button
 * @property {(host: HTMLElement, session: any, table: any, refused: (why: any) => void) => {update(): void}} [panel]
 *   HTML of its own over the table; it says why something that it asked for was refused
 * @property {(face: Face) => {word: string, text: string}[]} [explain] words on the card, explained for the zoom
 * @property {(lines: Line[]) => Line[]} [told] the lines of the log without those that say what another one says
 * @property {[string, string]} [points] what is counted in the end, one of them and many
 * @property {(badges: Record<string, any>, face: Face|undefined,
 *   piece: {area: string, turned: boolean, open: boolean}) => {text: string, kind?: 'good'|'bad'|''}[]} [badges]
 *   tags on a piece; default: numbers that differ from `face.numbers`, and all numbers of turned pieces
 * @property {(event: import('../scene/types.js').Event, before: Scene) => import('../scene/types.js').Spot[]} [struck]
 *   what an event hits: it shakes
 * @property {(face: Face, shape: Shape) => string} [edge] the color of a piece's side; default: paper
 * @property {(face: Face) => number} [height] how high a hex stands, in sides of the hex (lake .02, mountain .34)
 */

export {};
