import { openServer } from './database/server.ts';
import { startApiServer } from './hold/api-server.ts';
import type { ServerProcess } from './hold/server-process.ts';
import { contend } from './hold/contention.ts';
import { orderThroughKills } from './hold/disturbed-orders.ts';
import { startPostgres } from './testing/postgres-server.ts';

const guests = Number(process.env['BENCH_GUESTS'] ?? 60);
const kills = Number(process.env['BENCH_KILLS'] ?? 20);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

let failed = false;
const judge = (wrong: readonly string[]): void => {
  failed ||= wrong.length > 0;
  for (const line of wrong) print(`  WRONG ${line}`);
  if (wrong.length === 0) print('  nothing is wrong: stock, coupons, points and orders add up');
};

const postgres = await startPostgres();
const database = await postgres.newDatabase();
const env = {
  DATABASE_URL: database.url,
  SANDBOX: '1',
  WORLD: '1',
  WORLD_PRODUCTS: '60',
  PASSWORD_COST: '14',
  API_RATE_LIMIT: '0',
};
const start = (): Promise<ServerProcess> => startApiServer(env);
const servers: ServerProcess[] = [];
const connection = await openServer(database.url);
try {
  for (const processes of [1, 3]) {
    while (servers.length < processes) servers.push(await start());
    const urls = servers.map(({ url }) => url);
    const { answers, placed, duration, wrong } = await contend(urls, connection.db, { guests, units: 27 });
    print(`${processes} API server(s): ${guests} guests, ${guests * 2} calls in ${(duration / 1000).toFixed(1)} s`);
    print(`  ${placed} orders placed`);
    for (const [answer, count] of answers) print(`  ${String(count).padStart(4)} × ${answer}`);
    judge(wrong);
  }
  const outcome = await orderThroughKills(servers, start, connection.db, { kills, buyersEach: 8 });
  print(`3 API servers, kill -9 of one of them ${kills} times in the midst of orders`);
  print(`  ${outcome.buyers} orders asked for, ${outcome.lost} answers lost and asked for again`);
  judge(outcome.wrong);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await connection.close();
  await database.drop();
  await postgres.stop();
}
process.exitCode = failed ? 1 : 0;
