// The cards of a deck, and how each is read.

import { openDialog } from './dialog.js';
import { fill, make, unseen } from './make.js';
import { picture } from './cardbox.js';
import { isLeader, sorted } from './deckfigures.js';

/** @typedef {import('./deckfigures.js').DeckCard} DeckCard */
/** @typedef {import('../games/types.js').Game} Game */

/**
 * @param {DeckCard[]} cards @param {Game | null} look
 */
export function deckCards(cards, look) {
  return make('ul', { class: 'deckcards' }, ...sorted(cards).map((card) => {
    const { face, count, gaps } = card;
    return make(
      'li',
      {},
      make(
        'button',
        { class: 'card', onclick: () => openCard(card, look) },
        picture(face, look, 132),
        make('span', { class: look ? 'unseen' : 'words' }, face.name),
        isLeader(card) ? null : make('span', { class: 'times' }, unseen(', '), `× ${count}`),
        gaps.length ? make('span', { class: 'gap' }, unseen(', '), '✕ in part') : null,
      ),
    );
  }));
}

/**
 * A card large, with its text as understood, what is not, and the program behind it.
 * @param {DeckCard} card @param {Game | null} look
 */
function openCard({ face, program, gaps }, look) {
  openDialog(face.name, (sheet) => {
    const large = picture(face, look, 260);
    fill(
      sheet,
      make(
        'div',
        { class: 'reading' },
        large,
        make(
          'div',
          { class: 'grow' },
          make('p', { class: 'facts' }, facts(face)),
          make('h3', { class: 'caps' }, 'As it is played'),
          ...(face.lines?.length ? face.lines.map((line) => make('p', {}, line)) : [make('p', {}, 'It has no text.')]),
          ...gaps.length ? [
            make('h3', { class: 'caps wrong' }, '✕ Not understood'),
            ...gaps.map((gap) => make('p', {}, gap)),
            make('p', { class: 'muted' }, 'This part does nothing in a game.'),
          ] : [make('p', { class: 'fine' }, '✓ All of it is understood.')],
          program.length ? make(
            'details',
            {},
            make('summary', {}, 'How the game reads it'),
            make('pre', {}, program.join('\n\n')),
          ) : null,
        ),
      ),
    );
  }, 'onepiece');
}

/** @param {import('../scene/types.js').Face} face */
function facts({ id, kind, colours = [], cost, numbers = {} }) {
  return [
    id, `${colours.join(' and ')} ${kind}`,
    ...(cost ? [`cost ${cost}`] : []),
    ...(numbers.life ? [`Life ${numbers.life}`] : []),
    ...(numbers.power ? [`power ${numbers.power}`] : []),
    ...(numbers.counter ? [`counter +${numbers.counter}`] : []),
  ].join(' · ');
}
