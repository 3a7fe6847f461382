/**
 * Round numbers from below the smallest to above the greatest, 0 included if it is near.
 * @param {number[]} values
 * @param {number} [about] how many steps there should be
 */
export function ticks(values, about = 4) {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const from = least > 0 && least < most ? 0 : least;
  const rough = Math.max(1, (most - from) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? 1);
  const all = [];
  for (let tick = Math.floor(from / step) * step; tick < most + step; tick += step) {
    all.push(tick);
  }
  return all.length > 1 ? all : [...all, all[0] + step];
}
