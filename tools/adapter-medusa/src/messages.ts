// Lists what people wrote to the shop: `pnpm adapter-medusa messages [after] [folder for pictures]` (docs/how-to/sell-from-medusa.md).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMemory } from './memory.ts';

/** Those after a number, as text; pictures go to `folder`, if there is one. */
export const listMessages = (memoryFile: string, after: number, folder?: string): string => {
  if (!existsSync(memoryFile)) return `There is no ${memoryFile}: the adapter has not run here.`;
  const memory = openMemory(memoryFile);
  const texts = memory.messages.after(after).map(({ id, kind, at, fields, pictures }) => {
    const names = pictures.map(({ name, bytes }, place) => {
      const file = path.join(folder ?? '', `${id}-${place + 1}-${path.basename(name).replaceAll(/[^\w.-]/g, '_')}`);
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, bytes);
      }
      return file;
    });
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value ?? ''}`);
    return [`${id} ${kind} ${at}`, ...lines, ...names.map((name) => `picture: ${name}`)].join('\n');
  });
  memory.close();
  return texts.length === 0 ? 'No messages.' : texts.join('\n\n');
};
