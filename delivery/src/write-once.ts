import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { errorCode } from './error-code.ts';

/** Makes a file appear with all of its text, where there is none; false where there is one. */
export const writeOnce = async (file: string, text: string, mode?: number): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, mode === undefined ? {} : { mode });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
};
