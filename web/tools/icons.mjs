// Writes app/games/GAME/icons.js from app/games/GAME/icons.txt: only the icons that a game uses are shipped.
// Needs the package @iconify-json/game-icons (CC BY 3.0). Usage: node tools/icons.mjs GAME
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const game = process.argv[2];
const packages = [process.cwd(), ...(process.env.NODE_PATH ?? '').split(path.delimiter), import.meta.dirname];
const require = createRequire(import.meta.url);
const all = JSON.parse(fs.readFileSync(require.resolve('@iconify-json/game-icons/icons.json', { paths: packages }), 'utf8'));
const folder = path.join(import.meta.dirname, '../src/main/resources/dev/cardinal/web/app/games', game);
const names = fs.readFileSync(path.join(folder, 'icons.txt'), 'utf8').split(/\s+/).filter(Boolean).sort();

const PARAMETERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Rounds a path's numbers to tenths: it is drawn at half its size, and is a third shorter. */
function rounded(path) {
  let rest = path;
  let out = '';
  let command = '';
  let count = 0;
  const take = (pattern) => {
    const found = pattern.exec(rest);
    rest = found ? rest.slice(found[0].length) : rest;
    return found?.[1];
  };
  while (rest.trim()) {
    const next = take(/^[\s,]*([a-zA-Z])/);
    if (next) {
      command = next;
      count = 0;
      out += next;
      continue;
    }
    const at = count++ % PARAMETERS[command.toLowerCase()];
    const flag = command.toLowerCase() === 'a' && (at === 3 || at === 4);
    const text = take(flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/);
    if (text === undefined) {
      throw new Error(`This path cannot be read: ${rest.slice(0, 40)}`);
    }
    const number = String(Math.round(Number(text) * 10) / 10).replace(/^(-?)0\./, '$1.');
    const glued = /[a-zA-Z]$/.test(out) || number.startsWith('-') || (number.startsWith('.') && /\.\d+$/.test(out));
    out += (glued ? '' : ' ') + number;
  }
  return out;
}

const lines = [...new Set(names)].map((name) => {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (!icon) {
    throw new Error(`There is no icon called ${name}`);
  }
  const data = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ');
  return `  '${name}': '${rounded(data)}',\n`;
});
const head = '// Icons from game-icons.net, CC BY 3.0. Written by tools/icons.mjs from icons.txt.\n';
fs.writeFileSync(path.join(folder, 'icons.js'),
  `${head}/** @type {Record<string, string>} */\nconst icons = {\n${lines.join('')}};\nexport default icons;\n`);
console.log(`${lines.length} icons for ${game}`);
