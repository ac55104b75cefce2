import { appendFile, readFile, truncate } from 'node:fs/promises';
import { errorCode } from './error-code.ts';
import { Change, parseDocument } from './schemas.ts';

/**
 * A file to which changes are only ever added, a line of JSON each. What a process that died has written of a line is
 * dropped with the next one: that change still stands whole in the registry, and is added again.
 */
export const journal = (file: string) => {
  const text = async (): Promise<string> =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return '';
      throw error;
    });

  const wholeLines = (all: string): string => all.slice(0, all.lastIndexOf('\n') + 1);

  const changesIn = (lines: string): Change[] =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parseDocument(Change, line, file));

  return {
    read: async (): Promise<Change[]> => changesIn(wholeLines(await text())),

    /** Adds a change unless it is there already. */
    async add(change: Change): Promise<void> {
      const all = await text();
      const whole = wholeLines(all);
      if ((changesIn(whole).at(-1)?.number ?? 0) >= change.number) return;
      if (whole.length < all.length) await truncate(file, Buffer.byteLength(whole));
      await appendFile(file, `${JSON.stringify(change)}\n`);
    },
  };
};
