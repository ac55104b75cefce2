import { ObjectStoreProblem } from '@shop/objects';
import { memo } from '@shop/serving/memo';
import type { FileStore } from './file-store.ts';

/** How long what was found is said again, in ms: balancers ask each second. */
const pause = 10_000;

/** Returns the state of the file store for `/readyz`: empty where files are in the database. */
export const filesStateOf = (files: FileStore): (() => Promise<Record<string, string>>) => {
  const known = memo<Promise<Record<string, string>>>({ max: 1, ttl: pause });
  const look = async (): Promise<Record<string, string>> => {
    try {
      await files?.read('uploads/none');
      return { uploads: 'ok' };
    } catch (error) {
      if (!(error instanceof ObjectStoreProblem)) throw error;
      return { uploads: error.message };
    }
  };
  return async () => (files ? known.of('uploads', look) : {});
};
