// pnpm backup <file.tar.gz>                of the embedded database, while no shop runs on it
// pnpm restore <file.tar.gz> [--replace]   makes the embedded database from a backup
// pnpm restore numbers                     after a restore of the PostgreSQL server of DATABASE_URL by its own tools
import { parseArgs } from 'node:util';
import { openEmbedded } from './database/embedded.ts';
import { openServer } from './database/server.ts';
import { lineOf } from './error-line.ts';
import { settingsFrom } from './settings.ts';
import { BackupProblem, writeBackup } from './backup/backup-file.ts';
import { restoreBackup } from './backup/restore.ts';
import { skipNumbers } from './backup/skip-numbers.ts';

const usage = 'Say `backup <file.tar.gz>`, `restore <file.tar.gz> [--replace]` or `restore numbers`.';

const backUp = async (file: string, folder: string): Promise<string> => {
  const connection = await openEmbedded(folder);
  try {
    if (!connection.archive) throw new BackupProblem('There is no embedded database.');
    await writeBackup(await connection.archive(), file);
  } finally {
    await connection.close();
  }
  return `The database of ${folder} was backed up to ${file}.`;
};

const restoreNumbers = async (url: string | null): Promise<string> => {
  if (url === null)
    throw new BackupProblem('DATABASE_URL names no server. `restore <file>` does it for the embedded one.');
  const connection = await openServer(url);
  await skipNumbers(connection.db).finally(() => connection.close());
  return 'Orders, refunds and all else that has a number begin later: what was given after the backup is not given again.';
};

const run = async (): Promise<string> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [command, file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new BackupProblem(usage);
  const { databaseUrl, dataFolder } = settingsFrom(process.env);
  if (command === 'restore' && file === 'numbers') return restoreNumbers(databaseUrl);
  if (databaseUrl !== null)
    throw new BackupProblem('DATABASE_URL is set: back that server up with its own tools, pg_dump and pg_restore.');
  if (command === 'backup') return backUp(file, dataFolder);
  if (command !== 'restore') throw new BackupProblem(usage);
  const aside = await restoreBackup(file, dataFolder, { replace: values.replace ?? false, now: new Date() });
  return `The database of ${dataFolder} was made from ${file}.${aside === null ? '' : ` What was there is in ${aside}.`}`;
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`backup: ${lineOf(error)}\n`);
  process.exitCode = 1;
}
