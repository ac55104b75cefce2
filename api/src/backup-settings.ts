import { SettingsError, type Reading } from '@shop/settings';

export interface BackupSettings {
  /** Where backups are put. */
  folder: string;
  /** Hours between two of them. */
  every: number;
  /** How many stay: the newest. */
  keep: number;
}

/** A server has tools of its own: a folder that stays empty would be found out too late. */
export const backupFrom = (given: Reading): BackupSettings | null => {
  const folder = given.of('BACKUP_FOLDER');
  if (folder === null) return null;
  if (given.of('DATABASE_URL') !== null)
    throw new SettingsError(
      'BACKUP_FOLDER is for the embedded database: with DATABASE_URL use the server’s own backups.',
    );
  return { folder, every: given.of('BACKUP_EVERY'), keep: given.of('BACKUP_KEEP') };
};
