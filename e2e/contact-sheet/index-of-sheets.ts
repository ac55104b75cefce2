import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sheets } from './sheet.ts';

/** One page that shows all sheets, each with its name. */
const writeIndex = (): void => {
  const names = readdirSync(sheets).filter((name) => name.endsWith('.png'));
  const figures = names.map(
    (name) => `<figure><figcaption>${name}</figcaption><img src="${name}" loading="lazy"></figure>`,
  );
  const file = path.join(sheets, 'index.html');
  writeFileSync(file, `<!doctype html><title>Pages of the shop</title>\n${figures.join('\n')}\n`);
  console.log(`${names.length} sheets: ${file}`);
};
export default writeIndex;
