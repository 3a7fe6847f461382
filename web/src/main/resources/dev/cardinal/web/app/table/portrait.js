/** Up to this width the page is a phone's, with a sheet at the bottom (style/phone.css). */
const PHONE = 640;

/**
 * Whether a table is laid out for a phone held upright, also where the sheet leaves less height than width of it.
 * @param {number} width @param {number} height of the table @param {{innerWidth: number, innerHeight: number}} [page]
 */
export function isPortrait(width, height, page = window) {
  return height > width || (width <= PHONE && page.innerHeight > page.innerWidth);
}
