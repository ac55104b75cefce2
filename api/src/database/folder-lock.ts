import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** The data folder cannot be used; the message is one line for a person. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

interface FolderLock {
  release(): Promise<void>;
  /** A one-line error for whatever went wrong while opening the database in the folder. */
  explain(error: unknown): DataFolderError;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Keeps every other process out of an embedded database: two on one folder would lose data silently. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  try {
    await mkdir(folder, { recursive: true });
    const release = await lock(folder, { lockfilePath: `${join(folder)}.lock`, stale: 10_000, update: 2_000 });
    return {
      release,
      explain: (error) => {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        return new DataFolderError(
          `The data folder ${folder} cannot be opened (${reason}). Move it away or delete it; a new one is made at the next start.`,
        );
      },
    };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOCKED') {
      throw new DataFolderError(
        `The data folder ${folder} is in use by another process. Stop it, or set API_DATA to another folder.`,
      );
    }
    throw new DataFolderError(
      `The data folder ${folder} cannot be written (${code || String(error)}). Check its permissions, or set API_DATA.`,
    );
  }
};
