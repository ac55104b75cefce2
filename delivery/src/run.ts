import { SettingsError } from '@shop/settings';
import { workspace } from './checkout.ts';
import { runCommand } from './commands.ts';
import { isOwnFolder } from './own-folder.ts';
import { DeliveryProblem } from './problem.ts';
import { releaseStorage } from './release-storage.ts';
import { releaseSettings } from './settings.ts';

/** A remote in a repository of its own is released from its folder. */
const root = workspace ?? process.cwd();

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
