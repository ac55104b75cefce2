import { getTableName, sql } from 'drizzle-orm';
import { schema, selectRows } from '../../database/connection.ts';
import { allPersonalData } from '../../database/personal-data/all.ts';
import { holdEverything, needle } from '../../testing/personal-rows.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

const ada = { customerId: 1, email: 'ada@example.com' };
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const asAda = () => shop.signIn(ada.email);

/** Needles of a use that stand in a text. */
const foundOf = (text: string, isUse: (use: string) => boolean) =>
  allPersonalData.flatMap(({ table, columns }) =>
    Object.entries(columns)
      .filter(([name, use]) => isUse(use) && text.includes(needle(getTableName(table), name)))
      .map(([name]) => `${getTableName(table)}.${name}`),
  );

test('the export has all that is told of every table, as JSON and as a page, and nothing that opens something', async () => {
  await holdEverything(shop.connection.db, ada, shop.clock.now);
  const headers = await asAda();
  const { result } = await shop.call('exportOwnData', { body: {} }, headers);
  const rows: Record<string, { rows: Record<string, unknown>[] }> = JSON.parse(result.json).held;
  const missing = allPersonalData.flatMap(({ table, columns }) => {
    const name = getTableName(table);
    const [row] = rows[name]?.rows ?? [];
    if (!row) return [name];
    return Object.entries(columns).flatMap(([column, use]) => (use === 'exported' && !(column in row) ? [column] : []));
  });
  expect(missing).toEqual(['account_deletion']);
  expect(foundOf(result.json, (use) => use !== 'exported')).toEqual([]);
  expect(foundOf(result.html, (use) => use !== 'exported')).toEqual([]);
  // The page shows every table that it says it shows; the files of a picture are in it.
  const inJson = foundOf(result.json, (use) => use === 'exported');
  expect(inJson.length).toBeGreaterThan(90);
  expect(foundOf(result.html, (use) => use === 'exported')).toEqual(inJson);
  expect(result.html).toContain(
    `data:image/png;base64,${Buffer.from(needle('return_photo', 'content')).toString('base64')}`,
  );
  expect(result.html).toContain('<h1>Your data</h1>');
  expect(result.html).not.toMatch(/<script|https?:/);
});

test('the page is in the language of the visit, and what a person wrote stays text', async () => {
  const { db } = shop.connection;
  await db.update(schema.customer).set({ firstname: '<b>Ada</b>' });
  const headers = { ...(await asAda()), 'accept-language': 'fr', language: 'fr' };
  const { result } = await shop.call('exportOwnData', { body: {} }, headers);
  expect(result.html).toContain('<h1>Vos données</h1>');
  expect(result.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
});

test('nobody else’s rows are in it, and what lies under an address only once the address is confirmed', async () => {
  const { db } = shop.connection;
  await holdEverything(db, ada, shop.clock.now);
  const other = await shop.signIn('bo@example.com');
  const { json } = (await shop.call('exportOwnData', { body: {} }, other)).result;
  expect(foundOf(json, () => true)).toEqual([]);
  expect(json).not.toContain(ada.email);
  await db.update(schema.contactMessage).set({ customerId: null, email: 'new@example.com' });
  const unconfirmed = await shop.signIn('new@example.com');
  const { result } = await shop.call('exportOwnData', { body: {} }, unconfirmed);
  expect(result.json).not.toContain(needle('contact_message', 'message'));
  expect(result.html).toContain('is not confirmed');
});

test('the export and the deletion ask for the password once the sign-in is older than ten minutes', async () => {
  const headers = await asAda();
  expect((await shop.call('ownData', {}, headers)).result.is_recent).toBe(true);
  later(11);
  expect((await shop.call('ownData', {}, headers)).result.is_recent).toBe(false);
  for (const name of ['exportOwnData', 'deleteAccount'] as const) {
    const none = await shop.call(name, { body: {} }, headers);
    expect([none.status, none.result]).toEqual([400, { field: 'password' }]);
    const wrong = await shop.call(name, { body: { password: 'Wrong2026' } }, headers);
    expect([wrong.status, wrong.message]).toEqual([400, 'The password is not right.']);
  }
  expect((await shop.call('exportOwnData', { body: { password: fixturePassword } }, headers)).code).toBe(200);
  expect((await shop.call('deleteAccount', { body: { password: fixturePassword } }, headers)).code).toBe(200);
});

test('passwords are not guessed there', async () => {
  const headers = await asAda();
  later(11);
  const codes: number[] = [];
  for (let turn = 0; turn < 11; turn += 1)
    codes.push((await shop.call('exportOwnData', { body: { password: 'Wrong2026' } }, headers)).code);
  expect(codes.at(-1)).toBe(429);
});

test('what is said of each table is the table of retention', async () => {
  const { topics } = (await shop.call('ownData', {}, await asAda())).result;
  expect(topics.flatMap(({ list }) => list)).toHaveLength(allPersonalData.length);
  const messages = topics.flatMap(({ list }) => list).find(({ what }) => what.startsWith('What you wrote to us'));
  expect(messages).toEqual({
    what: 'What you wrote to us, and our answers',
    kept: '2 years',
    why: 'So that we can answer you',
    at_deletion: 'Deleted',
  });
});

/** Everything that the database says, table by table. */
const dump = async (): Promise<string> => {
  const tables = await selectRows<{ name: string }>(
    shop.connection.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await selectRows<{ row: string }>(
      shop.connection.db,
      sql`select ${sql.identifier(name)}::text as row from ${sql.identifier(name)}`,
    );
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
};

test('after the deletion nothing in the database names the person, but the invoice, the consents, whom friends wrote to and the last letter', async () => {
  const { db } = shop.connection;
  await holdEverything(db, ada, shop.clock.now);
  const headers = await asAda();
  await asAda();
  expect((await shop.call('deleteAccount', { body: {} }, headers)).code).toBe(200);
  const text = await dump();
  const left = foundOf(text, () => true);
  const tables = [...new Set(left.map((name) => name.replace(/\..*/, '')))].toSorted();
  expect(tables).toEqual(
    [
      'customer_order',
      'newsletter_consent',
      'order_return',
      'payment_nonce',
      'plus_order',
      'product_warranty',
      'provider_operation',
      'question',
      'review',
      'shipment',
      'tip_donation',
    ].filter((name) => tables.includes(name)),
  );
  const retained = left
    .filter((name) => /^(customer_order|order_return|review|question|shipment)\./.test(name))
    .toSorted();
  expect(retained).toEqual([
    'customer_order.arrival',
    'customer_order.billingAddress',
    'customer_order.cancelReason',
    'customer_order.charges',
    'customer_order.couponCode',
    'customer_order.idempotencyKey',
    'customer_order.number',
    'customer_order.paymentMethod',
    'customer_order.paymentReference',
    'customer_order.refundReference',
    'customer_order.shippingAddress',
    'order_return.number',
    'order_return.reason',
    'question.answer',
    'question.text',
    'question.translation',
    'review.reply',
    'review.state',
    'review.text',
    'review.title',
    'review.translation',
    'shipment.carrier',
  ]);
  expect(text).not.toContain('telephone": "held');
  const withEmail = text.split('\n').filter((line) => line.includes(ada.email));
  expect([...new Set(withEmail.map((line) => line.split(' ')[0]))].toSorted()).toEqual([
    'friend_reader',
    'mail',
    'newsletter_consent',
  ]);
});
