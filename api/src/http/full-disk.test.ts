import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { messages } from '../domain/messages.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { startTestApp } from '../testing/test-app.ts';

/** For the account that PostgreSQL runs as under root. */
const disk = smallDisk(65_534);
afterAll(() => disk?.end());
/** The server's refusal alone is tried in busy.test.ts. */
const leaveOut = (why: string) => void process.stderr.write(`A full disk is not tried: ${why}.\n`);

test('while the disk of PostgreSQL is full, nothing is half done, what reads goes on, and all goes on once there is room', async () => {
  if (disk === null) return leaveOut('this machine lets nobody mount a small one');
  const server = await startPostgres();
  const administrator = new Client({ connectionString: server.url });
  await administrator.connect();
  const isHere = await administrator.query(`create tablespace small location '${disk.folder}'`).then(
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
  disk.fill();
  const refused = await add();
  expect([refused.status, refused.headers['retry-after'], refused.message]).toEqual([503, '2', messages.busy.en]);
  expect((await shop.call('carts', {}, headers)).result.items_qty).toBe(0);
  expect((await shop.call('productDetail', { query: { id: fixture.table } })).status).toBe(200);
  disk.empty();
  expect((await add()).status).toBe(200);
  expect((await shop.call('carts', {}, headers)).result.items_qty).toBe(1);
  await shop.close();
  await administrator.query('drop tablespace small');
  await administrator.end();
  return server.stop();
});
