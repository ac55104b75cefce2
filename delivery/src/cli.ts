import path from 'node:path';
import { SettingsError } from '@shop/settings';
import { runCommand } from './commands.ts';
import { isOwnFolder } from './own-folder.ts';
import { DeliveryProblem } from './problem.ts';
import { releaseStorage } from './release-storage.ts';
import { releaseSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { releases, key } = releaseSettings();
  const { place } = releases;
  const storage = releaseStorage(releases, key);
  const context = { root, storage, isOwn: place.kind === 'folder' && isOwnFolder(root, place.folder) };
  console.log(await runCommand(context, process.argv.slice(2)).finally(storage.close));
} catch (error) {
  if (!(error instanceof DeliveryProblem || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
