import { eq } from 'drizzle-orm';
import { swatchBounds, type CallBody } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { deleteOldRows } from '../../database/retention.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { address } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;
type Asked = CallBody<'addSwatchRequest'>;

let shop: TestApp;
let ada: Headers;
beforeEach(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterEach(() => shop?.close());

const { product, swatchRequest } = schema;
const grey = { product_id: fixture.sofa, child_id: fixture.sofaGrey };
const green = { product_id: fixture.sofa, child_id: fixture.sofaGreen };
const day = 86_400_000;

let made = 0;
const newKey = (): string => `swatch-request-key-${(made += 1)}`;
const ask = (changes: Partial<Asked> = {}, headers: Headers = ada) =>
  shop.call(
    'addSwatchRequest',
    { body: { idempotency_key: newKey(), swatches: [grey], ...address, ...changes } },
    headers,
  );
const letters = () => latestMails(shop.connection.db, 50);
const listed = async (who = ada) => (await shop.call('swatchRequests', {}, who)).result.list;
const run = (line: string) => operate(shop, line.split(' '));

test('a customer asks once, is written to in their language, and sees when it was sent', async () => {
  const { result } = await ask({ swatches: [green, grey] }, { ...ada, 'accept-language': 'fr' });
  expect(result).toEqual({ request_id: expect.any(Number), state: 'requested' });
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: 'ada@example.com', subject: 'Vos échantillons gratuits' });
  expect(letter?.plainText).toContain('- Canapé Lund 3 places\u00a0: Vert');
  expect(letter?.plainText).toContain('Ada Roy, 12 King St W, Montréal QC H2X 1Y4');
  expect(letter?.plainText).toContain('/customer/account/swatches?setLang=fr');
  const [request] = await listed();
  expect(request).toMatchObject({
    ...result,
    sent_at: null,
    address: { postcode: 'H2X 1Y4', telephone: '+15145550123' },
    swatches: [
      { name: 'Lund 3-Seater Sofa', color: 'Green', url_path: 'lund-sofa.html' },
      { name: 'Lund 3-Seater Sofa', color: 'Grey', url_path: 'lund-sofa.html' },
    ],
  });

  expect(await run('swatches list')).toContain(
    `${result.request_id}\t2026-06-01\trequested\tLund 3-Seater Sofa: Green, Lund 3-Seater Sofa: Grey\tAda Roy\t`,
  );
  expect(await run(`swatches send ${result.request_id}`)).toContain('ada@example.com is told');
  await expect(run(`swatches send ${result.request_id}`)).rejects.toThrow('were sent already');
  await expect(run('swatches send 999')).rejects.toThrow('There is no request for swatches 999.');
  expect(await run('swatches list')).toBe('No swatches wait to be sent.');
  expect(await run('swatches list --all')).toContain('\tsent\t');
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    'Vos échantillons sont en route',
    'Vos échantillons gratuits',
  ]);
  expect(await listed()).toMatchObject([{ state: 'sent', sent_at: shop.clock.now.toISOString() }]);
});

test('what is wrong is said where it is, and nothing is stored', async () => {
  const wrong = [
    [{ swatches: [] }, 400, 'swatches'],
    [{ swatches: [{ product_id: fixture.sofa, child_id: 999_999 }] }, 404, 'swatches'],
    [{ swatches: [{ product_id: fixture.table, child_id: fixture.sofaGrey }] }, 404, 'swatches'],
    [{ postcode: '90210' }, 400, 'postcode'],
    [{ region_id: 1 }, 400, 'region_id'],
    [{ telephone: '12' }, 400, 'telephone'],
    [{ street: ' ' }, 400, 'street'],
    [{ country_id: 'US' }, 400, 'country_id'],
  ] as const;
  for (const [changes, code, field] of wrong)
    expect(await ask(changes as Partial<Asked>)).toMatchObject({ code, result: { field } });
  for (const email of [undefined, 'zoe', 'zoe@'])
    expect(await ask({ email }, {})).toMatchObject({ code: 400, result: { field: 'email' } });
  expect((await ask({ idempotency_key: 'short' })).code).toBe(400);
  await shop.connection.db.update(product).set({ status: 2 }).where(eq(product.id, fixture.sofa));
  expect(await ask()).toMatchObject({ code: 409, result: { field: 'swatches' } });
  expect(await shop.connection.db.$count(swatchRequest)).toBe(0);
  expect(await letters()).toEqual([]);
});

test('a swatch comes once in its days, to a customer wherever and to a household whoever asks', async () => {
  expect((await ask()).code).toBe(200);
  const again = await ask();
  expect(again).toMatchObject({ code: 409, result: { field: 'swatches' } });
  expect(again.message).toContain('Lund 3-Seater Sofa: Grey');
  expect((await ask({ street: '99 Elm St' })).code).toBe(409);
  expect((await ask({ email: 'zoe@example.ca', street: ' 12  KING st. w', postcode: 'h2x1y4' }, {})).code).toBe(409);
  expect((await ask({ email: 'zoe@example.ca', street: '14 King St W' }, {})).code).toBe(200);
  expect((await ask({ swatches: [green] })).code).toBe(200);
  shop.clock.now = new Date(shop.clock.now.getTime() + swatchBounds.days * day - 1000);
  ada = await shop.signIn('ada@example.com');
  expect((await ask()).code).toBe(409);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  expect((await ask()).code).toBe(200);
});

test('one key makes one request and one letter, also when it comes twice at once', async () => {
  const idempotency_key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => ask({ idempotency_key })));
  expect(new Set(answers.map(({ result }) => result.request_id)).size).toBe(1);
  await run(`swatches send ${answers[0]?.result.request_id}`);
  expect((await ask({ idempotency_key })).result.state).toBe('sent');
  expect(await shop.connection.db.$count(swatchRequest)).toBe(1);
  expect(await letters()).toHaveLength(2);
});

test('nobody sees another’s; what was asked for without an account is seen by whoever has confirmed the address', async () => {
  await ask({ email: 'bo@example.com' }, {});
  await ask({ street: '1 Elm St' });
  expect(await listed()).toHaveLength(1);
  expect(await listed(await shop.signIn('bo@example.com'))).toHaveLength(1);
  expect((await shop.call('swatchRequests', {}, {})).code).toBe(401);
});

test('requests go after a year', async () => {
  await ask();
  const begin = shop.clock.now.getTime();
  await deleteOldRows(shop.connection.db, new Date(begin + 364 * day));
  expect(await shop.connection.db.$count(swatchRequest)).toBe(1);
  await deleteOldRows(shop.connection.db, new Date(begin + 366 * day));
  expect(await shop.connection.db.$count(swatchRequest)).toBe(0);
});
