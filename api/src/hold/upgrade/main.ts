// `pnpm hold:upgrade [short] [<tag or commit>]`: servers of the release before take orders on PostgreSQL while this
// checkout's `migrate` brings the database up to date; then servers of both work on it, each on what the other has written,
// and the release before is asked for every call of its contract. Prints what was tried and what was lost; exit code 1 when
// anything was.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../testing/postgres-server.ts';
import type { StageReport } from '../stage.ts';
import { checkOut } from './checkout.ts';
import { releaseBefore, type ReleaseBefore } from './release-before.ts';
import { upgrade, type Size } from './upgrade.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const words = process.argv.slice(2);
const isShort = words.includes('short');
const named = words.find((word) => word !== 'short');
const size: Size = isShort ? { products: 120, buyers: 4, orders: 12 } : { products: 1200, buyers: 12, orders: 120 };
/** Lines about what was lost. */
const shown = 12;

const say = (line: string): void => console.log(line);
const started = Date.now();

const hold = async ({ commit }: ReleaseBefore): Promise<StageReport> => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'shop-before-'));
  const before = path.join(scratch, 'shop');
  try {
    await checkOut(root, commit, before);
    const postgres = await startPostgres();
    try {
      const { url, drop } = await postgres.newDatabase();
      return await upgrade({ before, now: root }, url, size).finally(drop);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const release = releaseBefore(root, named);
if (release) {
  const { name, commit, lacking } = release;
  say(`\nThe release before: ${name}, ${commit.slice(0, 12)}. Migrations since: ${lacking.join(', ') || 'none'}.`);
  const { tried, wrong } = await hold(release).catch((error: unknown): StageReport => ({
    tried: [],
    wrong: [error instanceof Error ? error.message : String(error)],
  }));
  say(`\n${wrong.length === 0 ? 'held' : 'LOST'}  the release before on the database of this one`);
  for (const line of tried) say(`      ${line}`);
  for (const line of wrong.slice(0, shown)) say(`    ! ${line}`);
  if (wrong.length > shown) say(`    ! and ${wrong.length - shown} more`);
  say(`\nIn ${Math.round((Date.now() - started) / 1000)} s.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else if (named === undefined) {
  say(
    'left out: the release before on this database, because the history does not go back to it (git fetch --unshallow)',
  );
} else {
  say(`There is no ${named} in the history.`);
  process.exitCode = 1;
}
