import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));

/** The commands of a block, each as one text: one that has a text of its own (`<<END`) or goes on (`\`) is several lines. */
export const commandsOf = (block: string): string[] => {
  const commands: string[] = [];
  let end: string | null = null;
  let goesOn = false;
  for (const line of block.trimEnd().split('\n')) {
    if (goesOn) commands.push(`${commands.pop()}\n${line}`);
    else if (line.trim() !== '') commands.push(line);
    if (line === end) end = null;
    else end ??= /<<'?(\w+)'?/.exec(line)?.[1] ?? null;
    goesOn = end !== null || line.endsWith('\\');
  }
  return commands;
};

/** The text of a page in docs. */
export const textOf = (page: string): string => readFileSync(path.join(docs, page), 'utf8');

/**
 * The blocks of commands that a page in docs shows, or one of its sections, in their order.
 * @throws Error for a section that is not there or shows none
 */
export const blocksOf = (page: string, section?: string): string[][] => {
  const [, ...sections] = textOf(page).split(/^#{1,3} /m);
  const text = section === undefined ? textOf(page) : (sections.find((one) => one.startsWith(`${section}\n`)) ?? '');
  // Blocks of other languages too: the end of one is not the beginning of another.
  const blocks = [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, language = '', block = '']) =>
    language === '' || language === 'sh' ? [commandsOf(block)] : [],
  );
  if (blocks.length === 0) throw new Error(`docs/${page} has no commands under “${section ?? page}”`);
  return blocks;
};

/** The moment that docs/operations.md goes back to. */
export const documentedMoment = '2030-11-29 12:00:00+00';
