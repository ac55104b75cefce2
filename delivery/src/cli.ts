import path from 'node:path';
import { runCommand } from './commands.ts';
import { folderStorage } from './folder-storage.ts';
import { isOwnFolder } from './own-folder.ts';
import { DeliveryProblem } from './problem.ts';
import { releaseKeys } from './signatures/seals.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(process.env.RELEASES || path.join(root, 'releases'));

try {
  const context = { root, storage: folderStorage(folder, releaseKeys()), isOwn: isOwnFolder(root, folder) };
  console.log(await runCommand(context, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DeliveryProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
