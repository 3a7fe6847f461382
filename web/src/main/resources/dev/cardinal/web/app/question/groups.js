// Options under the words they begin with: "Buy: Copper, Silver" in place of "buy Copper", "buy Silver".

/** @typedef {import('./picker.js').Picker} Picker */
/** @typedef {{index: number, text: string}} Entry  text: what is left to say under the group's title */
/** @typedef {{title: string, entries: Entry[]}} Group */

const ENOUGH = 4;

/**
 * The options that are listed: not the big button, not the way out.
 * @param {Picker} picker
 */
export function listed(picker) {
  return picker.indexes(() => true).filter((index) => index !== picker.plain && index !== picker.wayOut);
}

/**
 * @param {Picker} picker
 * @returns {Group[]}
 */
export function groups(picker) {
  const indexes = listed(picker);
  const plain = (/** @type {number[]} */ some) => some.map((index) => ({ index, text: capital(picker.label(index)) }));
  if (!picker.one || indexes.length < ENOUGH) return [{ title: '', entries: plain(indexes) }];
  /** @type {Map<string, number[]>} */
  const byVerb = new Map();
  for (const index of indexes) {
    const verb = picker.label(index).split(' ')[0];
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), index]);
  }
  const single = [...byVerb.values()].filter((some) => some.length === 1).flat();
  const many = [...byVerb.values()].filter((some) => some.length > 1);
  if (many.length === 0) return [{ title: '', entries: plain(indexes) }];
  const found = many.map((some) => underPrefix(picker, some));
  if (single.length > 0) found.push({ title: many.length > 0 ? 'Or' : '', entries: plain(single) });
  return found;
}

/**
 * @param {Picker} picker
 * @param {number[]} indexes
 * @returns {Group}
 */
function underPrefix(picker, indexes) {
  const words = indexes.map((index) => picker.label(index).split(' '));
  let shared = 0;
  while (words.every((some) => some.length > shared + 1 && some[shared] === words[0][shared])) shared++;
  return {
    title: capital(words[0].slice(0, shared).join(' ')),
    entries: indexes.map((index, at) => ({ index, text: capital(words[at].slice(shared).join(' ')) })),
  };
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The entries that contain all typed words.
 * @param {Group[]} all
 * @param {Picker} picker
 * @param {string} typed
 */
export function filtered(all, picker, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ index }) => {
        const label = picker.label(index).toLowerCase();
        return words.every((word) => label.includes(word));
      }),
    }))
    .filter((group) => group.entries.length > 0);
}
