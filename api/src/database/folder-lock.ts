import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

/** The data folder cannot be used; the message is one line for a person. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

export interface FolderLock {
  release(): Promise<void>;
  /** A one-line error for whatever went wrong while opening the database in the folder. */
  explain(error: unknown): DataFolderError;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the process that wrote the lock is gone, killed before it could take the lock away. */
const holderIsDead = async (pidFile: string): Promise<boolean> => {
  try {
    process.kill(Number(await readFile(pidFile, 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
};

// Seeding blocks the process for seconds, so a lock counts as stale only after a longer time.
const timing = { stale: 60_000, update: 5_000 };

const take = async (folder: string, lockfilePath: string, pidFile: string): Promise<() => Promise<void>> => {
  try {
    return await lock(folder, { lockfilePath, ...timing });
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED' || !(await holderIsDead(pidFile))) throw error;
    await rm(lockfilePath, { recursive: true, force: true });
    return lock(folder, { lockfilePath, ...timing });
  }
};

/** Keeps every other process out of an embedded database: two on one folder would lose data silently. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const pidFile = `${folder}.pid`;
  try {
    await mkdir(folder, { recursive: true });
    const unlock = await take(folder, `${folder}.lock`, pidFile);
    await writeFile(pidFile, String(process.pid));
    return {
      release: async () => {
        await rm(pidFile, { force: true });
        await unlock();
      },
      explain: (error) => {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        return new DataFolderError(
          `The data folder ${folder} cannot be opened (${reason}). Move it away or delete it; a new one is made at the next start.`,
        );
      },
    };
  } catch (error) {
    const code = codeOf(error);
    throw new DataFolderError(
      code === 'ELOCKED'
        ? `The data folder ${folder} is in use by another process. Stop it, or set API_DATA to another folder.`
        : `The data folder ${folder} cannot be written (${code || String(error)}). Check its permissions, or set API_DATA.`,
    );
  }
};
