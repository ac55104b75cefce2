import { PreparedPGlite } from './prepared-pglite.ts';

let db: PreparedPGlite;
beforeAll(async () => {
  db = new PreparedPGlite();
  await db.exec('create table thing (id int primary key, name text, tags text[], made timestamptz, data jsonb)');
});
afterAll(() => db?.close());

/** How many messages the database is sent meanwhile. */
const messagesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const sent = jest.spyOn(db, 'execProtocolRaw');
  await work();
  const count = sent.mock.calls.length;
  sent.mockRestore();
  return count;
};

test('what is asked for again is prepared, then bound and run in one message, with the same answers', async () => {
  const insert = 'insert into thing values ($1, $2, $3, $4, $5) returning id';
  const made = '2026-07-01T12:00:00.000Z';
  for (const id of [1, 2, 3]) {
    const { rows, affectedRows } = await db.query(insert, [id, `é ${id}`, ['a', 'b,"'], made, { of: [id, null] }]);
    expect([rows, affectedRows]).toEqual([[{ id }], 1]);
  }
  const select = 'select name, tags, made, data, null as nothing from thing where id = any($1) order by id';
  const row = (id: number) => ({
    name: `é ${id}`,
    tags: ['a', 'b,"'],
    made: new Date(made),
    data: { of: [id, null] },
    nothing: null,
  });
  const ask = (ids: number[]) => db.query(select, [ids]).then(({ rows }) => rows);
  const counts: number[] = [];
  for (const ids of [[1], [2, 3], [3, 1]]) {
    counts.push(await messagesOf(async () => expect(await ask(ids)).toEqual(ids.toSorted().map(row))));
  }
  expect(counts).toEqual([6, 2, 1]);
  const parsers = { 1184: (text: string) => text.slice(0, 4) };
  const { rows, fields } = await db.query(select, [[1]], { rowMode: 'array', parsers });
  expect(rows).toEqual([['é 1', ['a', 'b,"'], '2026', { of: [1, null] }, null]]);
  expect(fields.map(({ name }) => name)).toEqual(['name', 'tags', 'made', 'data', 'nothing']);
  expect(await ask([9])).toEqual([]);
});

test('an error is said with its code, and what is asked for next is answered', async () => {
  const divide = (by: number) => db.query<{ of: number }>('select 6 / $1::int as of', [by]);
  for (const by of [1, 2]) expect((await divide(by)).rows).toEqual([{ of: 6 / by }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ of: 2 }]);
  const wrong = () => db.query('select * from nowhere');
  for (let times = 0; times < 3; times += 1) await expect(wrong()).rejects.toMatchObject({ code: '42P01' });
  // A transaction goes PGlite's own way, and what is asked beside it waits.
  const order: string[] = [];
  await Promise.all([
    db.transaction(async (transaction) => {
      const { rows } = await transaction.query('select 6 / $1::int as of', [6]);
      expect(rows).toEqual([{ of: 1 }]);
      order.push('transaction');
    }),
    divide(1).then(() => order.push('beside')),
  ]);
  expect(order).toEqual(['transaction', 'beside']);
});

test('a statement whose rows have changed since is prepared anew', async () => {
  const all = () => db.query('select * from thing where id = 1').then(({ rows }) => Object.keys(Object(rows[0])));
  for (let times = 0; times < 3; times += 1) await all();
  await db.exec('alter table thing add column more int');
  expect(await all()).toEqual(['id', 'name', 'tags', 'made', 'data', 'more']);
});

test('of many statements those that were used last stay prepared', async () => {
  const ask = (number: number) => db.query(`select ${number} as of`);
  for (let number = 0; number < 400; number += 1) for (let times = 0; times < 2; times += 1) await ask(number);
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements');
  expect(rows[0]?.count).toBeLessThanOrEqual(300);
  expect(await messagesOf(() => ask(399))).toBe(1);
  expect(await messagesOf(() => ask(1))).toBeGreaterThan(1);
});
