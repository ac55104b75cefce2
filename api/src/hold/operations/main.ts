// `pnpm operations`: does what docs/operations.md says, from nothing to a new version, with the commands as they stand in
// the docs, in namespaces of its own: a folder holds what they write, and its network is its own loopback. Prints each
// command; exit code 1 and what was wrong when one fails or does not do what the page says.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkMachine, layMachine, newFolder } from './machine.ts';
import { install, operate } from './plan.ts';

const [part = '', given = ''] = process.argv.slice(2);
const program = fileURLToPath(import.meta.url);

const unshared = (what: readonly string[], ...words: string[]): number =>
  spawnSync('unshare', [...what, process.execPath, program, ...words], { stdio: 'inherit' }).status ?? 1;

const run = async (): Promise<number> => {
  if (part === 'operate') {
    await operate();
    return 0;
  }
  if (part === 'lay') {
    layMachine(given);
    // Programs come over the network; the steps after have a network of their own, with all ports free.
    await install();
    return unshared(['--net'], 'operate');
  }
  checkMachine();
  const folder = newFolder();
  try {
    return unshared(['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'], 'lay', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`\nLOST  ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
// A shell and servers may still run.
process.exit();
