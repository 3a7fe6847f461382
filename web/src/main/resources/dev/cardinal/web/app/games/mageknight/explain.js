// The words on a face, explained.

/** @type {[RegExp, string, string][]} */
const WORDS = [
  [/\branged\b/, 'Ranged', 'attacks come first, before the enemies strike; not against fortified ones.'],
  [/\bsiege\b/, 'Siege', 'attacks come first too, and reach fortified enemies.'],
  [/fire attack|fire block/, 'Fire', 'attacks are halved by fire resistance; fire blocks stop ice in full.'],
  [/ice attack|ice block/, 'Ice', 'attacks are halved by ice resistance; ice blocks stop fire in full.'],
  [/cold fire/, 'Cold fire',
    'is both: it is halved only by whoever resists fire and ice, and only cold fire blocks it in full.'],
  [/\binfluence\b/, 'Influence', 'is spent while you interact: for units, healing, spells.'],
  [/\bcrystal/, 'Crystals', 'stay until they are spent as mana; three of a color at most.'],
  [/mana/, 'Mana', 'comes from a die of the Source, a crystal or a token. Tokens are gone when the turn ends.'],
  [/throw away/, 'Throw away', 'means out of the game.'],
  [/\bready\b/, 'Ready', 'units can be used; used ones lie on their side until the next round.'],
  [/leaves the game/, 'Leaves the game', 'for its strong effect an artifact is gone for good.'],
  [/sideways/, 'Sideways', 'any card gives 1 move, influence, attack or block.'],
  [/reputation/, 'Reputation', 'changes your influence whenever you interact.'],
  [/fame/, 'Fame', 'is your score, and brings levels: armor, hand limit, units and skills.'],
  [/\bheal/, 'Healing', 'removes wounds from your hand or from units, outside combat.'],
  [/once a round/, 'Once a round', 'turn it over when used; it comes back with the next round.'],
];

/** @param {import('../types.js').Face} face */
export function explain(face) {
  if (face.id.startsWith('space/') || face.id.startsWith('enemy/') || face.id.startsWith('hero/')) return [];
  const text = (face.lines ?? []).filter((line) => !line.startsWith('sideways')).join(' ')
    + (face.lines?.some((line) => line.startsWith('sideways')) ? '' : '');
  return WORDS.filter(([about]) => about.test(text)).slice(0, 4).map(([, word, says]) => ({ word, text: says }));
}
