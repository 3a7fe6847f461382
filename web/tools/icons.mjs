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

const lines = [...new Set(names)].map((name) => {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (!icon) {
    throw new Error(`There is no icon called ${name}`);
  }
  const data = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ');
  return `  '${name}': '${data}',\n`;
});
const head = '// Icons from game-icons.net, CC BY 3.0. Written by tools/icons.mjs from icons.txt.\n';
fs.writeFileSync(path.join(folder, 'icons.js'),
  `${head}/** @type {Record<string, string>} */\nconst icons = {\n${lines.join('')}};\nexport default icons;\n`);
console.log(`${lines.length} icons for ${game}`);
