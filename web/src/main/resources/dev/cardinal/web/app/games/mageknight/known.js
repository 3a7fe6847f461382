// What the words, hints and tags of this game have to know besides the scene: the faces, and what the map shows now.

/** @type {{faces: Map<string, import('../types.js').Face>, scene: import('../types.js').Scene | null, mine: boolean,
 *   me: number}} */
export const known = { faces: new Map(), scene: null, mine: false, me: -1 };

/** @param {Iterable<import('../types.js').Face>} faces */
export function meet(faces) {
  known.faces = new Map([...faces].map((face) => [face.id, face]));
}

/** @param {string | undefined} id */
export function faceOf(id) {
  return id === undefined ? undefined : known.faces.get(id);
}
