import fc from 'fast-check';
import { eq, getTableName, isTable, sql } from 'drizzle-orm';
import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { schema, selectRows } from '../database/connection.ts';
import { defaultLimits } from '../database/server-limits.ts';
import { openServer } from '../database/server.ts';
import { ping } from '../database/state.ts';
import { inputsOf } from '../hold/call-inputs.ts';
import { wireRequest } from '../hold/wire-request.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { recordedStatements, type Statement } from '../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const patient = { timeout: 60_000, statementTimeout: 60_000, lockTimeout: 60_000, countTimeout: 60_000 };

/** The database is its own replica here: what matters is which connections a call's statements go through. */
let shop: TestApp;
beforeAll(async () => {
  const { newDatabase } = await startPostgres();
  const limits = { ...defaultLimits, ...patient, readAge: 0 };
  shop = await startTestApp({}, {}, { newDatabase, limits, replicasOf: (url) => [url] });
});
afterAll(() => shop?.close());

const ofReplica = ({ connection }: Statement): boolean =>
  String(Reflect.get(Object(Reflect.get(Object(connection), 'connectionParameters')), 'options')).includes('read_only');

/** What a call asks for with this token, and how many times it is answered with 5xx. */
const made = async (name: CallName, token: Record<string, string>, runs: number) => {
  let failures = 0;
  const statements = await recordedStatements(async () => {
    for (const input of fc.sample(inputsOf(name, []), { seed: 35, numRuns: runs })) {
      const { method, ...request } = await wireRequest(name, input, token);
      const { statusCode } = await shop.app.inject({ method: method as 'GET', ...request });
      if (statusCode >= 500) failures += 1;
    }
  });
  return { failures, statements };
};

/** Tables that a statement reads or writes. */
const tablesOf = ({ text }: Statement): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].map(([, name = '']) => name);
const names = Object.keys(calls) as CallName[];
/** Of tables that hold more than everybody sees, what everybody's calls take. */
const ofAll = [
  'plusInfo reads customer', // how many are members
  'saleLotteryInfo reads customer', // first names of winners, and what they won
  'saleLotteryInfo reads sale_draw',
  'systemNotes reads system_note_read', // what nobody has read
];

test('what a call without a token asks of replicas are reads of what everybody sees, and nothing else', async () => {
  // Tables that pages are made from have these triggers (`page-changes.test.ts`); the rest follows them.
  const watched = await selectRows<{ name: string }>(
    shop.connection.db,
    sql`select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'page_change_%'`,
  );
  const shown = new Set([...watched.map(({ name }) => name), 'listing', 'listing_count', 'listing_place', 'store']);
  const tables: string[] = Object.values(schema).flatMap((table) => (isTable(table) ? [getTableName(table)] : []));
  // What is told with reviews is told to be read.
  const personal = new Set(tables.filter((name) => !shown.has(name) && !name.startsWith('review')));
  const wrong: string[] = [];
  const atReplicas = new Set<CallName>();
  for (const name of names) {
    const { method, reads }: CallDefinition = calls[name];
    const { failures, statements } = await made(name, {}, method === 'GET' || reads ? 4 : 1);
    if (failures > 0) wrong.push(`${name} answers 5xx`);
    const read = statements.filter(ofReplica);
    if (read.length === 0) continue;
    atReplicas.add(name);
    if (method !== 'GET' && !reads) wrong.push(`${name} may write`);
    for (const table of read.flatMap(tablesOf)) if (personal.has(table)) wrong.push(`${name} reads ${table}`);
    // What has changed is asked of the primary.
    const elsewhere = statements.filter((one) => !ofReplica(one) && !/pg_current_snapshot/.test(one.text));
    for (const { text } of elsewhere) wrong.push(`${name} asks the primary for ${text.slice(0, 80)}`);
  }
  expect([...new Set(wrong)].toSorted()).toEqual(ofAll);
  expect([...atReplicas]).toEqual(expect.arrayContaining(['categoryTree', 'cmsPage', 'pathResolve', 'searchProducts']));
});

test('nothing that is asked with a person’s token is asked of replicas, but in calls that no token changes', async () => {
  const customer = await shop.signIn();
  const asked = new Map<string, number>();
  for (const name of ['productDetail', 'productFaq', 'productExtend', 'carts', 'orderList'] as const) {
    const { statements } = await made(name, customer, 4);
    asked.set(name, statements.filter(ofReplica).length);
  }
  expect(Object.fromEntries(asked)).toEqual({
    productDetail: 0,
    productFaq: 0,
    productExtend: 0,
    carts: 0,
    orderList: 0,
  });
});

test('without a replica that answers, and while none has come far enough, the primary answers', async () => {
  const { url, drop } = await (await startPostgres()).newDatabase();
  const { db, readDb, reads, close } = await openServer(url, defaultLimits, ['postgresql://127.0.0.1:1/gone', url]);
  const lines: string[] = [];
  reads?.reportTo((line) => lines.push(line));
  const answeredBy = async (position: number): Promise<Record<string, number>> => {
    if (reads) reads.position = position;
    await ping(readDb);
    return Object.fromEntries((reads?.counts() ?? []).map(({ server, count }) => [server, count]));
  };
  expect(await answeredBy(0)).toEqual({ primary: 0, 'replica 1': 0, 'replica 2': 1 });
  expect(await answeredBy(Number.MAX_SAFE_INTEGER)).toEqual({ primary: 1, 'replica 1': 0, 'replica 2': 1 });
  await readDb.transaction((inside) => inside.execute(sql`create table written ()`));
  expect(await selectRows(db, sql`select * from written`)).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^replica 1 is away, and the primary is read: .*ECONNREFUSED/)]);
  await close();
  await drop();
});

test('a write that a handler of everybody’s would make is refused by the server', async () => {
  const { readDb, db } = shop.connection;
  const written = readDb.update(schema.product).set({ popularity: 1 }).where(eq(schema.product.id, fixture.table));
  await expect(written).rejects.toMatchObject({ cause: { code: '25006' } });
  expect(readDb).not.toBe(db);
});
