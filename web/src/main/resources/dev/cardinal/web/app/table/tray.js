/**
 * Areas that a floor plan does not name, as soon as something lies in them: side by side in the middle of the table,
 * above all else, so that nothing is ever hidden that has to be seen.
 */

/** @typedef {import('../games/types.js').Plan} Plan */
/** @typedef {import('../games/types.js').Ctx} Ctx */

/** @param {Plan} plan @param {import('../scene/types.js').Scene} scene @param {Ctx} ctx @returns {Plan} */
export function withTray(plan, scene, ctx) {
  const left = scene.areas.filter((area) => !plan.areas[area.id] && area.size > 0 && !/\/\d+\/under$/.test(area.id));
  if (!left.length) return plan;
  const areas = { ...plan.areas };
  const w = ctx.portrait ? 0.13 : 0.07;
  const share = 0.9 / left.length;
  left.forEach((area, i) => {
    areas[area.id] = {
      x: 0.05 + share * (i + 0.5), y: 0.47, w: Math.min(w, share * 0.8), span: share * 0.92, label: area.label,
      as: area.shape === 'hex' ? 'grid' : undefined, count: area.shape === 'stack',
    };
  });
  return { ...plan, areas };
}
