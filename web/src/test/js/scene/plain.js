/** A scene in a form that is equal for equal scenes, however they list their pieces. */
export function plain(scene) {
  const areas = Object.fromEntries((scene.areas ?? []).map((area) => [area.id, { ...area, pieces: counted(area) }]));
  const counters = Object.fromEntries((scene.counters ?? []).map((counter) => [counter.id, counter]));
  return { areas, counters, arrows: scene.arrows ?? [], status: scene.status ?? '' };
}

function counted({ pieces = [] }) {
  const counts = {};
  for (const { count = 1, ...piece } of pieces) {
    const key = sorted(piece);
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}

function sorted(json) {
  return JSON.stringify(json, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value);
}
