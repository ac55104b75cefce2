import { ObjectStoreProblem } from '@shop/objects';
import type { FileStore } from './file-store.ts';

/** How long what was found is said again, in ms: balancers ask each second. */
const pause = 10_000;

/** What `/readyz` says of the store of files: nothing where they lie in the database. */
export const filesStateOf = (files: FileStore): (() => Promise<Record<string, string>>) => {
  let known: { at: number; state: Promise<Record<string, string>> } | null = null;
  const look = async (): Promise<Record<string, string>> => {
    try {
      await files?.read('uploads/none');
      return { uploads: 'ok' };
    } catch (error) {
      if (!(error instanceof ObjectStoreProblem)) throw error;
      return { uploads: error.message };
    }
  };
  return async () => {
    if (!files) return {};
    if (!known || performance.now() - known.at > pause) known = { at: performance.now(), state: look() };
    return known.state;
  };
};
