// `pnpm pack-platform --to /some/folder`: the packages that a remote in a repository of its own needs, as packed files.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePack } from './packs/write-pack.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (values.to === undefined) {
  console.error('Usage: pnpm pack-platform --to <folder>');
  process.exitCode = 1;
} else {
  const { to } = values;
  console.log((await writePack(path.resolve(to))).map((file) => path.join(to, file)).join('\n'));
}
