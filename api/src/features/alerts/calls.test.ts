import { eq } from 'drizzle-orm';
import { alertBounds, type CallBody } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { deleteOldRows } from '../../database/retention.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { outboxMailer } from '../../mail/outbox.ts';
import { deliverPushes } from '../../push/delivery.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { pushBrowser } from '../../testing/push-browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alertsJob, stopAlerts } from './flow.ts';
import { sendDue } from './send.ts';

type Headers = Record<string, string>;
type Asked = CallBody<'addProductAlert'>;

let shop: TestApp;
let ada: Headers;
beforeEach(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterEach(() => shop?.close());

const { outgoingLetter, product, productAlert } = schema;
const add = (body: Asked, headers: Headers = ada) => shop.call('addProductAlert', { body }, headers);
const back = { product_id: fixture.outOfStock, purpose: 'stock' } as const;
const drop = { product_id: fixture.table, purpose: 'price' } as const;
const change = (id: number, changes: Partial<typeof product.$inferInsert>) =>
  shop.connection.db.update(product).set(changes).where(eq(product.id, id));
const restock = () => change(fixture.outOfStock, { quantity: 5, usableQuantity: 5 });
const letters = () => latestMails(shop.connection.db, 50);
const tokenIn = (text: string): string => /token=([\da-f-]{36})/.exec(text)?.[1] ?? '';
const listed = async (who = ada) => (await shop.call('productAlerts', {}, who)).result.list;

test('a customer is written to once, in their language, with the page’s price and a way to stop', async () => {
  expect((await add(back, { ...ada, 'accept-language': 'fr' })).result).toEqual({ state: 'active' });
  expect(await letters()).toEqual([]);
  await sendDue(shop.app.services);
  expect(await letters()).toEqual([]);
  await restock();
  expect(await alertsJob(shop.app.services).isDue?.()).toBe(true);
  await sendDue(shop.app.services);
  await sendDue(shop.app.services);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: 'ada@example.com', subject: 'De retour en stock\u00a0: Produit 4' });
  const { result } = await shop.call('productDetail', { query: { id: fixture.outOfStock } });
  expect(result.price.final_price).toBe(20_000);
  expect(letter?.plainText).toContain('à 200,00\u00a0$');
  expect(letter?.plainText).toContain(`/product-${fixture.outOfStock}.html?setLang=fr`);
  expect(letter?.plainText).toMatch(/Arrêter toutes les alertes à cette adresse\u00a0: \S+stop=1/);
  expect(await listed()).toEqual([]);
});

test('what cannot be waited for is refused', async () => {
  expect((await add({ ...back, product_id: fixture.gone })).code).toBe(409);
  expect((await add({ ...back, product_id: 999_999 })).code).toBe(404);
  expect((await add({ ...back, product_id: fixture.sofa })).code).toBe(400);
  expect((await add({ ...back, product_id: fixture.sofa, child_id: 999_999 })).code).toBe(404);
  expect((await add({ ...back, product_id: fixture.table })).code).toBe(409);
  expect((await add({ ...back, product_id: fixture.sofa, child_id: fixture.sofaGrey })).code).toBe(409);
  for (const amount of [0, 15_000, 20_000])
    expect(await add({ ...drop, amount })).toMatchObject({ code: 400, result: { field: 'amount' } });
  for (const email of ['zoe', 'zoe@', ' @example.com '])
    expect(await add({ ...back, email })).toMatchObject({ code: 400, result: { field: 'email' } });
  expect(await add(back, {})).toMatchObject({ code: 400, result: { field: 'email' } });
  expect(await shop.connection.db.$count(productAlert)).toBe(0);
  expect((await add({ ...drop, amount: 14_999 })).code).toBe(200);
  expect((await add({ ...back, product_id: fixture.sofa, child_id: fixture.sofaSoldOut })).code).toBe(200);
});

test('a guest’s alert waits for the link of a letter, and one press in any letter stops all of them', async () => {
  const email = 'zoe@example.ca';
  const asked = await add({ ...drop, email, amount: 12_000 }, { 'accept-language': 'en' });
  expect(asked.result).toEqual({ state: 'to_confirm' });
  const [question] = await letters();
  expect(question).toMatchObject({ recipient: email, subject: 'Please confirm your alert' });
  expect(question?.plainText).toContain('C$120.00 or less');
  const token = tokenIn(question?.plainText ?? '');
  const about = () => shop.call('alertOfLetter', { body: { token } });
  expect((await about()).result).toMatchObject({ state: 'to_confirm', open: 1, name: 'Elm Coffee Table' });
  expect((await about()).result.email).not.toContain('zoe');

  await change(fixture.table, { finalPrice: 9_000 });
  await sendDue(shop.app.services);
  expect(await letters()).toHaveLength(1); // nobody has said that the address is theirs
  await change(fixture.table, { finalPrice: 15_000 });
  expect((await shop.call('confirmAlert', { body: { token } })).code).toBe(200);
  expect((await about()).result).toMatchObject({ state: 'active' });
  await change(fixture.table, { finalPrice: 12_001 });
  await sendDue(shop.app.services);
  expect(await letters()).toHaveLength(1);
  await change(fixture.table, { finalPrice: 12_000 });
  await sendDue(shop.app.services);
  const [news] = await letters();
  expect(news).toMatchObject({ recipient: email, subject: 'Now C$120.00: Elm Coffee Table' });
  expect(news?.plainText).toContain('It was C$150.00 when you asked');
  expect((await about()).result).toMatchObject({ state: 'over', open: 0 });
  expect((await shop.call('confirmAlert', { body: { token } })).code).toBe(409);

  await add({ ...back, email }, {});
  const next = tokenIn((await letters())[0]?.plainText ?? '');
  await shop.call('confirmAlert', { body: { token: next } });
  // The letter of the alert before stops this one too.
  expect((await shop.call('stopAlerts', { body: { token } })).code).toBe(200);
  await restock();
  await sendDue(shop.app.services);
  expect(await letters()).toHaveLength(3);
  expect((await shop.call('stopAlerts', { body: { token: 'none' } })).code).toBe(404);
  expect((await shop.call('confirmAlert', { body: { token: '0b0e5a3c-1111-4222-8333-944444444444' } })).code).toBe(404);
});

test('a letter that has not left is taken back when its reader stops alerts', async () => {
  const mailer = outboxMailer(() => shop.clock.now);
  const services = { ...shop.app.services, mailer };
  await add(back);
  await restock();
  await sendDue(services);
  const waiting = () => shop.connection.db.select().from(outgoingLetter);
  const [{ letter } = { letter: null }] = await waiting();
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  await stopAlerts(services, tokenIn(letter?.headers?.['List-Unsubscribe'] ?? ''));
  expect(await waiting()).toEqual([]);
});

test('a stranger neither changes nor learns of the alerts of an address', async () => {
  const email = 'ada@example.com';
  await add(drop);
  await change(fixture.table, { finalPrice: 10_000 });
  const strange = await add({ ...drop, email }, {});
  expect(strange.result).toEqual({ state: 'to_confirm' });
  expect(await letters()).toEqual([]);
  expect((await listed())[0]).toMatchObject({ price: 15_000, price_now: 10_000, is_confirmed: true });
  // Nor is it signed in as somebody else that one asks for a stranger's address.
  expect((await add({ ...back, email }, await shop.signIn('bo@example.com'))).result).toEqual({ state: 'to_confirm' });
  const [own] = await listed(await shop.signIn('bo@example.com'));
  expect(own).toBeUndefined();
});

test('an address has so many alerts and no more, and only its owner is told', async () => {
  const rows = Array.from({ length: alertBounds.most }, (_, place) => ({
    email: 'ada@example.com',
    customerId: 1,
    language: 'en',
    purpose: 'price' as const,
    productId: 100_000 + place,
    price: 100,
    createdAt: shop.clock.now,
    confirmedAt: shop.clock.now,
    expiresAt: new Date(shop.clock.now.getTime() + 1_000_000),
  }));
  await shop.connection.db.insert(productAlert).values(rows);
  expect((await add(back)).code).toBe(409);
  expect((await add({ ...back, email: 'ada@example.com' }, {})).result).toEqual({ state: 'to_confirm' });
  expect(await letters()).toEqual([]);
  expect(await shop.connection.db.$count(productAlert)).toBe(alertBounds.most);
});

test('one address gets a day’s questions and no more, whoever asks', async () => {
  for (let place = 0; place < 14; place += 1)
    await add({ ...drop, email: 'zoe@example.ca', amount: 10_000 - place }, {});
  expect(await letters()).toHaveLength(10);
  expect(await shop.connection.db.$count(productAlert)).toBe(1);
});

test('asking again goes by the price of now; a customer sees and cancels their own alerts alone', async () => {
  await add(drop);
  await change(fixture.table, { finalPrice: 18_000 });
  await add({ ...drop, amount: 16_000 });
  const [alert, ...others] = await listed();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ price: 18_000, amount: 16_000, name: 'Elm Coffee Table', is_confirmed: true });
  const cancel = (who: Headers) => shop.call('cancelProductAlert', { body: { alert_id: alert?.alert_id ?? 0 } }, who);
  expect((await cancel(await shop.signIn('bo@example.com'))).code).toBe(404);
  expect((await cancel(ada)).code).toBe(200);
  expect((await cancel(ada)).code).toBe(404);
  await change(fixture.table, { finalPrice: 1_000 });
  await sendDue(shop.app.services);
  expect(await letters()).toEqual([]);
});

test('whoever agreed to push messages gets one beside the letter', async () => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await pushBrowser(shop);
  await shop.call('pushSubscribe', { body: browser.subscription }, ada);
  await add(drop);
  await change(fixture.table, { finalPrice: 9_000 });
  await sendDue(shop.app.services);
  await sendDue(shop.app.services);
  await deliverPushes(shop.app.services, () => undefined);
  expect((await browser.received()).map(({ content }) => content)).toMatchObject([
    { title: 'Now C$90.00: Elm Coffee Table', url: '/elm-table.html?setLang=en', lang: 'en' },
  ]);
});

test('an alert waits a year, a question a week, and what is over goes after the time of its links', async () => {
  const day = 86_400_000;
  const begin = shop.clock.now.getTime();
  await add(back);
  await add({ ...back, email: 'zoe@example.ca' }, {});
  const emails = async () => (await shop.connection.db.select().from(productAlert)).map(({ email }) => email);
  await deleteOldRows(shop.connection.db, new Date(begin + 7 * day));
  expect((await emails()).toSorted()).toEqual(['ada@example.com', 'zoe@example.ca']);
  await deleteOldRows(shop.connection.db, new Date(begin + 9 * day));
  expect(await emails()).toEqual(['ada@example.com']);
  shop.clock.now = new Date(begin + 366 * day);
  await restock();
  await sendDue(shop.app.services);
  expect(await letters()).toHaveLength(1); // the question of a year ago
  await deleteOldRows(shop.connection.db, new Date(begin + 367 * day));
  expect(await emails()).toEqual([]);
});
