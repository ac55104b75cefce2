// `pnpm create-remote hello`: a new remote in `remote-hello`, ready to be built, tested and released.
import { pnpmCommand } from '@shop/delivery';
import { run } from './checks/run.ts';
import { StartProblem } from '@shop/shop/problem';
import { root } from './running/live-builds.ts';
import { writeRemote } from './scaffold/new-remote.ts';

/** Runs a command of the workspace. @throws StartProblem with what it printed when it fails */
const must = async (command: string, args: string[]): Promise<void> => {
  const { ok, output } = await run(command, args);
  if (!ok) throw new StartProblem(`${[command, ...args].join(' ')} failed:\n${output}`);
};

try {
  const [name = ''] = process.argv.slice(2);
  const { folder, files } = await writeRemote(root, name);
  await must('oxfmt', [folder]);
  const [command, ...args] = pnpmCommand();
  await must(command, [...args, 'install', '--prefer-offline', '--no-frozen-lockfile']);
  console.log(`${files.join('\n')}

Test it:     pnpm unit ${folder}
See it:      pnpm dev, then /${name}
Release it:  pnpm release publish ${name}, then pnpm release promote ${name}`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
