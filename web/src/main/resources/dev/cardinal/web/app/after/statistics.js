import { Follower } from '../scene/follower.js';

/** @typedef {import('../scene/types.js').Outcome} Outcome */
/** @typedef {import('../scene/types.js').Scene} Scene */
/** @typedef {import('./film.js').Film} Film */

/**
 * One number, first by seat and then by sample.
 * @typedef {{label: string, values: number[][]}} Course
 */

/**
 * The numbers of a game, and after which round each sample was taken; 0 is the start.
 * @typedef {{rounds: number[], courses: Course[]}} Statistics
 */

const MOST = 5;
/** Numbers that say no more than the axis, or nothing about who is ahead. */
const DULL = /^turns$|\bdeck$/i;

/**
 * How the numbers of a game went up and down, of any game: counters that every seat has, and how many pieces lie in its
 * open rows. The first one is the score, if there is such a counter.
 * @param {Film} film as the referee saw it
 * @param {number} seats
 * @returns {Statistics}
 */
export function statistics(film, seats) {
  const { rounds, scenes } = samples(film);
  /** @type {Map<string, Course>} */
  const courses = new Map();
  for (const [read, names] of /** @type {const} */ ([[counterOf, counterNames], [sizeOf, rowNames]])) {
    for (const [name, label] of names(scenes[0])) {
      const values = Array.from({ length: seats }, (_, seat) => scenes.map((scene) => read(scene, `${seat}/${name}`)));
      const end = read === sizeOf ? -1 : undefined; // when a game ends, pieces lie where they happen to lie
      const flat = values.every((line) => line.slice(0, end).every((value) => value === line[0]));
      const some = read === counterOf || values.flat().some((value) => value > 1); // else it is a place for one piece
      if (!flat && some && !DULL.test(label) && !values.flat().some(Number.isNaN) && !courses.has(label)) {
        courses.set(label, { label, values });
      }
    }
  }
  const over = film.steps.at(-1)?.over;
  const all = [...courses.values()];
  const score = all.find((course) => isScore(course, over));
  return { rounds, courses: [...new Set([...(score ? [score] : []), ...all])].slice(0, MOST) };
}

/**
 * The scenes at the start, at the end of every round, and at the end.
 * @param {Film} film
 */
export function samples(film) {
  const starts = roundStarts(film);
  const follower = new Follower(film.start.scene);
  const rounds = [0];
  const scenes = [film.start.scene];
  let round = starts[0]?.round === 1 ? 0 : 1;
  film.steps.forEach(({ events = [], changes }, i) => {
    events.forEach(({ moves = [] }) => moves.forEach((move) => follower.apply(move)));
    if (changes) {
      follower.change(changes);
    }
    const begins = starts.find(({ step }) => step === i);
    if (begins?.round === 1) {
      scenes[0] = follower.scene(); // what came before was setting up
    } else if (begins) {
      rounds.push(begins.round - 1);
      scenes.push(follower.scene());
    }
    round = begins?.round ?? round;
  });
  rounds.push(Math.max(1, round));
  scenes.push(follower.scene());
  return { rounds, scenes };
}

/**
 * The steps with which a round begins: when a seat has its first turn, its second, and so on.
 * @param {Film} film
 */
function roundStarts({ steps }) {
  const begun = steps.flatMap(({ events = [] }, step) =>
    events.flatMap(({ type, seat }) => (type === 'turn' && seat !== undefined ? [{ step, seat }] : [])));
  if (begun.length === 0) {
    return [];
  }
  /** @type {Map<number, number>} */
  const had = new Map();
  const before = new Set(steps.slice(0, begun[0].step + 1).map(({ seat }) => seat));
  if (before.size === 1 && !before.has(begun[0].seat)) {
    had.set([...before][0], 1); // nobody says that the first turn begins
  }
  let round = had.size;
  return begun.flatMap(({ step, seat }) => {
    had.set(seat, (had.get(seat) ?? 0) + 1);
    if (/** @type {number} */ (had.get(seat)) <= round) {
      return [];
    }
    round++;
    return [{ step, round }];
  });
}

/** @param {Scene} scene @returns {[string, string][]} the names and labels of what seat 0 has */
function counterNames({ counters }) {
  return counters.filter(({ id }) => id.startsWith('0/')).map(({ id, label }) => [id.slice(2), label]);
}

/** @param {Scene} scene @returns {[string, string][]} */
function rowNames({ areas }) {
  return areas.filter(({ id, label, shape }) => id.startsWith('0/') && label && shape === 'row')
    .map(({ id, label }) => [id.slice(2), label]);
}

/** @param {Scene} scene @param {string} id */
function counterOf({ counters }, id) {
  return counters.find((counter) => counter.id === id)?.value ?? NaN;
}

/** @param {Scene} scene @param {string} id */
function sizeOf({ areas }, id) {
  return areas.find((area) => area.id === id)?.size ?? NaN;
}

/** @param {Course} course @param {Outcome | undefined} over */
function isScore({ values }, over) {
  return Boolean(over?.scores.length) && values.every((line, seat) => line.at(-1) === over?.scores[seat]);
}
