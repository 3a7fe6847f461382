// Who sits where, in words and colours.

/** @param {any} session @param {number} seat @returns {string} */
export function nameOf(session, seat) {
  return session.name(seat);
}

/** @param {any} session @param {number} seat */
export function isBot(session, seat) {
  const player = session.table?.seats?.[seat]?.player;
  return Boolean(player) && player !== 'human' && player !== 'open';
}

/**
 * @param {any} session @param {number} seat
 * @returns {string} "you", "bot, house" or nothing; the name "Bot 2" says already that it is one
 */
export function kindOf(session, seat) {
  const { name, player } = session.table?.seats?.[seat] ?? {};
  const kind = isBot(session, seat) ? `${name ? 'bot, ' : ''}${player}` : '';
  return seat === session.me ? ['you', kind].filter(Boolean).join(', ') : kind;
}

/** @param {any} session whether another person sits at the table */
export function withPeople(session) {
  return (session.table?.seats ?? []).some((/** @type {any} */ seat, /** @type {number} */ at) =>
    at !== session.me && seat.player === 'human');
}

const COLOURS = ['#b3122f', '#2c6e8f', '#7a3f9c', '#2f7048', '#8a5a12', '#4a5a9c'];

/** @param {number} seat a colour on which white can be read */
export function colourOf(seat) {
  return COLOURS[seat % COLOURS.length];
}

/** @param {any} session @returns {number[]} the seats in the order of turns, beginning after mine */
export function seatsAround(session) {
  const count = session.table?.seats?.length ?? 0;
  const first = session.me >= 0 ? session.me + 1 : 0;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

/** @param {number} ms "4:05" */
export function clockText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
