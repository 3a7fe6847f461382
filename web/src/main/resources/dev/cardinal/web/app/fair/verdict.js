/** @typedef {import('./checks.js').Check} Check */

/**
 * What all checks together come to, in plain words.
 * @param {Check[]} checks
 * @returns {{state: 'good' | 'bad' | 'open', title: string, text: string}}
 */
export function verdict(checks) {
  const stateOf = (/** @type {string} */ name) => checks.find((check) => check.name === name)?.state;
  if (checks.some(({ state }) => state === 'bad')) {
    return { state: 'bad', title: 'This game does not fit what was promised',
      text: 'Do not trust these cards, and keep the record: it shows to everyone what is wrong.' };
  }
  if (stateOf('numbers') === 'open') {
    return { state: 'open', title: 'What the server promised was kept',
      text: 'It could not change its secret during the game. But nobody else had a part in it.' };
  }
  if (stateOf('roster') === 'open') {
    return { state: 'open', title: 'The record fits together',
      text: 'Whoever kept the roster before the deal can tell that it was not exchanged since.' };
  }
  const fixed = 'They follow from your own number, too. All numbers were fixed before the first one was shown, so '
    + 'neither the server nor another player could steer them.';
  return stateOf('deal') === 'good'
    ? { state: 'good', title: 'Nobody chose the cards that were dealt',
      text: `${fixed} The full check shows whether later shuffles and rolls are in order as well.` }
    : { state: 'good', title: 'Nobody chose the numbers behind the cards',
      text: `${fixed.replace('They follow', 'The cards follow')} The full check shows whether they really do.` };
}
