import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupSettings } from '../settings.ts';
import type { Connection } from '../database/connection.ts';
import type { JobKind } from '../job-kind.ts';
import { writeBackup } from './backup-file.ts';

const HOUR = 3_600_000;
/** How often is looked whether one is due, in ms. */
const pause = 5_000;
const shape = /^shop-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z\.tar\.gz$/;

const nameAt = (now: Date): string => `shop-${now.toISOString().replaceAll(':', '-')}.tar.gz`;
const timeOf = (name: string): number => Date.parse(name.replace(shape, '$1$2:$3:$4.$5Z'));

/** The backups of a folder, the newest first; other files are not looked at. */
const backupsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => shape.test(name))
    .toSorted()
    .toReversed();
};

/**
 * Backs the embedded database up while the shop runs: one file as soon as the newest is old enough, at the start
 * too. Old ones go only after a new one is whole.
 */
export const backupJob = (
  archive: NonNullable<Connection['archive']>,
  { folder, every, keep }: BackupSettings,
  now: () => Date,
): JobKind => ({
  name: 'backup',
  problem: 'The database could not be backed up',
  pause,
  isDue: async () => {
    const [newest] = await backupsIn(folder);
    return newest === undefined || now().getTime() - timeOf(newest) >= every * HOUR;
  },
  work: async (report) => {
    const file = join(folder, nameAt(now()));
    await writeBackup(await archive(), file);
    report(`The database was backed up to ${file}`);
    for (const old of (await backupsIn(folder)).slice(keep)) await rm(join(folder, old));
  },
});
