import path from 'node:path';
import { runCommand } from './commands.ts';
import { folderStorage } from './folder-storage.ts';
import { DeliveryProblem } from './problem.ts';

const root = path.resolve(import.meta.dirname, '../..');
const storage = folderStorage(path.resolve(process.env.RELEASES ?? path.join(root, 'releases')));

try {
  console.log(await runCommand({ root, storage }, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DeliveryProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
