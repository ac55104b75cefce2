import { askUntil, streamUntilClosed } from '@shop/serving/testing';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { startApiServer } from './api-server.ts';
import type { ServerProcess } from './server-process.ts';

let postgres: PostgresServer;
let database: ServerDatabase;
let server: ServerProcess;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  const world = { SANDBOX: '1', PASSWORD_COST: '14', API_RATE_LIMIT: '0' };
  server = await startApiServer({ ...world, DATABASE_URL: database.url, DRAIN_DELAY: '6000' });
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  await postgres.stop();
});

test('an API server that is asked to end under a stream of requests loses none of them', async () => {
  await askUntil(`${server.url}/readyz`, 200);
  const stream = streamUntilClosed(['/healthz', '/healthz', '/livez', '/dev/mailbox'].map((one) => server.url + one));
  const ended = server.stop();
  await askUntil(`${server.url}/readyz`, 503);
  expect(Object.keys(await stream)).toEqual(['200']);
  await ended;
});
