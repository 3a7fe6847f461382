// The tags on pieces: what it costs to walk to a space, wounds of units, dice that cannot be used now.
import { known } from './known.js';
import { reach, spaceKey } from './reach.js';

/**
 * @param {Record<string, any>} badges @param {import('../types.js').Face | undefined} face
 * @param {{area: string, place?: any, w?: number, turned?: boolean}} piece
 * @returns {{text: string, kind?: 'good' | 'bad' | ''}[]}
 */
export function badges(badges, face, piece) {
  if (piece.area === 'map') {
    const cost = known.mine && known.scene ? reach(known.scene, known.me).get(spaceKey(piece.place)) : undefined;
    return cost === undefined ? [] : [{ text: String(cost) }];
  }
  const small = (piece.w ?? 100) < 45;
  if (badges.depleted) return [{ text: small ? '✕' : 'spent', kind: 'bad' }];
  if (piece.area.endsWith('/units')) {
    if (small) return badges.wounds ? [{ text: '✕', kind: 'bad' }] : [];
    const armor = face?.numbers?.armor;
    return [
      ...(badges.wounds ? [{ text: badges.wounds > 1 ? `${badges.wounds} wounds` : 'wounded',
        kind: /** @type {const} */ ('bad') }] : []),
      ...(piece.turned && armor ? [{ text: 'used' }] : []),
      ...(armor !== undefined && badges.armor !== armor
        ? [{ text: `armor ${badges.armor}`, kind: /** @type {const} */ ('good') }] : []),
    ];
  }
  return [];
}
