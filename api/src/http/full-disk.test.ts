import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { messages } from '../domain/messages.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startTestApp, startTimeout } from '../testing/test-app.ts';

/** A disk of one megabyte for the account that PostgreSQL runs as under root; null where this machine allows none. */
const smallDisk = (): string | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    const options = 'size=1m,mode=700,uid=65534,gid=65534';
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'small-disk', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return null;
  }
};
const disk = process.getuid?.() === 0 ? smallDisk() : null;
afterAll(() => {
  if (disk === null) return;
  execFileSync('umount', ['-l', disk]); // also when a test has left something open
  rmdirSync(disk);
});
/** The server's refusal alone is tried in busy.test.ts. */
const leaveOut = (why: string) => void process.stderr.write(`A full disk is not tried: ${why}.\n`);

test(
  'X-453 while the disk of PostgreSQL is full, nothing is half done, what reads goes on, and all goes on once there is room',
  async () => {
    if (disk === null) return leaveOut('this machine lets nobody mount a small one');
    const server = await startPostgres();
    const administrator = new Client({ connectionString: server.url });
    await administrator.connect();
    const isHere = await administrator.query(`create tablespace small location '${disk}'`).then(
      () => true,
      () => false,
    );
    if (!isHere) {
      await administrator.end();
      return leaveOut('the server of DATABASE_URL is another machine’s or account’s');
    }
    const shop = await startTestApp({}, {}, server);
    await shop.connection.db.execute(sql`alter table cart_item set tablespace small`);
    const headers = await shop.guest();
    const add = () => shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
    const filling = path.join(disk, 'filling');
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=4k'], { stdio: 'ignore' });
    } catch {
      // It ends when the disk is full.
    }
    const refused = await add();
    expect([refused.status, refused.headers['retry-after'], refused.message]).toEqual([503, '2', messages.busy.en]);
    expect((await shop.call('carts', {}, headers)).result.items_qty).toBe(0);
    expect((await shop.call('productDetail', { query: { id: fixture.table } })).status).toBe(200);
    writeFileSync(filling, '');
    expect((await add()).status).toBe(200);
    expect((await shop.call('carts', {}, headers)).result.items_qty).toBe(1);
    await shop.close();
    rmSync(filling);
    await administrator.query('drop tablespace small');
    await administrator.end();
    return server.stop();
  },
  startTimeout,
);
