// `pnpm pack-platform --to /some/folder`: the packages that a remote in a repository of its own needs, as packed files, and the
// shop to be run beside it; `--without-shop` leaves that out.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePack } from './packs/write-pack.ts';

const { values } = parseArgs({ options: { to: { type: 'string' }, 'without-shop': { type: 'boolean' } } });
if (values.to === undefined) {
  console.error('Usage: pnpm pack-platform --to <folder> [--without-shop]');
  process.exitCode = 1;
} else {
  const { to, 'without-shop': withoutShop = false } = values;
  const files = await writePack(path.resolve(to), { withShop: !withoutShop });
  console.log(files.map((file) => path.join(to, file)).join('\n'));
}
