import { readdir, rename, rm } from 'node:fs/promises';
import { openRestored } from '../database/embedded.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { BackupProblem, readBackup } from './backup-file.ts';
import { skipNumbers } from './skip-numbers.ts';

const isEmpty = async (folder: string): Promise<boolean> => (await readdir(folder)).length === 0;

/**
 * Makes the embedded database of `folder` from a backup, brings it up to date and lets its numbers begin later
 * (`skipNumbers`). What is in the folder is never deleted: with `replace` it is moved to a folder beside it.
 * @returns where what was there is now; null where nothing was
 * @throws DataFolderError while a shop runs on the folder
 * @throws BackupProblem for a file that is no backup, or a folder that is in the way; the folder is then as it was
 */
export const restoreBackup = async (
  file: string,
  folder: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<string | null> => {
  const archive = await readBackup(file);
  const lock = await lockFolder(folder);
  const made = `${folder}.restoring`;
  try {
    const isFree = await isEmpty(folder);
    if (!isFree && !replace)
      throw new BackupProblem(
        `${folder} holds a database. With --replace it is moved aside, and the backup takes its place.`,
      );
    await rm(made, { recursive: true, force: true });
    const connection = await openRestored(made, archive).catch((error: unknown) => {
      throw new BackupProblem(`${file} holds no database that can be opened (${String(error).split('\n')[0]}).`);
    });
    await skipNumbers(connection.db).finally(() => connection.close());
    const aside = `${folder}.before-${now.toISOString().replaceAll(':', '-')}`;
    await (isFree ? rm(folder, { recursive: true }) : rename(folder, aside));
    await rename(made, folder);
    return isFree ? null : aside;
  } finally {
    await rm(made, { recursive: true, force: true });
    await lock.release();
  }
};
