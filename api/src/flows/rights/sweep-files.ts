import { namedObjects } from '../../database/files.ts';
import { uploadsBefore } from '../../files/file-store.ts';
import type { Services } from '../../services.ts';

/** ms after which no call is still under way that has kept a file and not yet stored what names it. */
const afterwards = 60 * 60 * 1000;
/** Files that are removed before it is asked again whether to stop. */
const atOnce = 500;

/**
 * Removes the files of customers that no row names any more: those of deleted accounts and of old rows, and what was kept
 * for a call that then failed.
 */
export const sweepFiles = async ({ db, files, now }: Services, isStopped: () => boolean): Promise<void> => {
  if (!files) return;
  const keys = await uploadsBefore(files, new Date(now().getTime() - afterwards));
  const named = await namedObjects(db);
  const needless = keys.filter((key) => !named.has(key));
  for (let at = 0; at < needless.length && !isStopped(); at += atOnce)
    await files.remove(needless.slice(at, at + atOnce));
};
