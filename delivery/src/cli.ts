import path from 'node:path';
import { SettingsError } from '@shop/settings';
import { runCommand } from './commands.ts';
import { folderStorage } from './folder-storage.ts';
import { isOwnFolder } from './own-folder.ts';
import { DeliveryProblem } from './problem.ts';
import { releaseSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { releases, ...keys } = releaseSettings();
  const context = { root, storage: folderStorage(releases, keys), isOwn: isOwnFolder(root, releases) };
  console.log(await runCommand(context, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DeliveryProblem || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
