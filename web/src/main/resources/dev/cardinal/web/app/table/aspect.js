/** Height / width of each shape. @type {Record<import('../games/types.js').Shape, number>} */
export const ASPECT = { card: 680 / 488, disc: 1, hex: 2 / Math.sqrt(3), die: 1, banner: 1.4, chip: 1 };
