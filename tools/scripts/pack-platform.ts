// `pnpm pack-platform --to /some/folder`: the packages that a remote in a repository of its own needs, as packed files.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pnpmCommand } from '@shop/delivery';
import { root, run } from './checks/run.ts';
import { stage } from './packs/staged.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (values.to === undefined) {
  console.error('Usage: pnpm pack-platform --to <folder>');
  process.exitCode = 1;
} else {
  const to = path.resolve(values.to);
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const work = await mkdtemp(path.join(root, '.cache/packs-'));
  const staged = path.join(work, 'staged');
  await stage(path.join(work, 'compiled'), staged);
  await writeFile(path.join(staged, 'pnpm-workspace.yaml'), "packages: ['*']\n");
  await mkdir(to, { recursive: true });
  const [command, ...args] = pnpmCommand();
  const { ok, output } = await run(command, [...args, '--recursive', 'pack', '--pack-destination', to], {
    cwd: staged,
    env: { pnpm_config_verify_deps_before_run: 'false' },
  });
  await rm(work, { recursive: true });
  if (!ok) throw new Error(output);
  const files = (await readdir(to)).filter((file) => file.endsWith('.tgz'));
  console.log(files.map((file) => path.join(values.to ?? '', file)).join('\n'));
}
