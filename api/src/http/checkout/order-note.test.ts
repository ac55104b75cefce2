import { latestMails } from '../../mail/mailbox.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const note = 'Joyeux anniversaire, Zoé!\nPlease leave <b>no</b> receipt.';
const letter = async (order_id: string) =>
  (await latestMails(shop.connection.db, 5)).find(({ subject }) => subject.includes(order_id));

/** Orders with a note; the draft of the single-page pay is another call for the same. */
const orderBy = async (call: 'createOrder' | 'placeOrder', headers: Headers, written: string): Promise<string> => {
  const { fill, cardNonce, newKey } = buyingAt(shop);
  await fill(headers);
  const payment_nonce = await cardNonce(headers);
  const common = { idempotency_key: newKey(), payment_method: 'card', payment_nonce, note: written } as const;
  const { grand_total } = (await shop.call('carts', {}, headers)).result;
  if (call === 'placeOrder') {
    const { draft_id } = (await shop.call('orderGeneration', { body: {} }, headers)).result;
    await shop.call('orderAddress', { body: { ...address, email: 'guest@example.com', draft_id } }, headers);
    return (await shop.call('placeOrder', { body: { ...common, grand_total, draft_id } }, headers)).result.order_id;
  }
  const { order_token } = (await shop.call('orderToken', {}, headers)).result;
  return (await shop.call('createOrder', { body: { ...common, grand_total, order_token } }, headers)).result.order_id;
};

test.each(['createOrder', 'placeOrder'] as const)(
  'a note goes with the order of %s: to its page, its letter and whoever packs it',
  async (call) => {
    const headers = await shop.guest();
    const order_id = await orderBy(call, headers, `  ${note}\u200B `);
    expect((await shop.call('orderInformation', { query: { order_id } }, headers)).result.note).toBe(note);
    const { plainText, html } = (await letter(order_id)) ?? {};
    expect(plainText).toContain(`Your note to us:\n${note}\n`);
    expect(html).toContain('Joyeux anniversaire, Zoé!<br>Please leave &lt;b&gt;no&lt;/b&gt; receipt.');
    const said = '\tJoyeux anniversaire, Zoé! Please leave <b>no</b> receipt.';
    for (const command of ['orders list', `orders show ${order_id}`]) {
      const lines = (await operate(shop, command.split(' '))).split('\n');
      expect(lines.filter((line) => line.endsWith(said))).not.toEqual([]);
    }
  },
);

test.each(['', '   '])('an order of whom nothing is asked has no note (%j)', async (written) => {
  const headers = await shop.guest();
  const order_id = await orderBy('createOrder', headers, written);
  expect((await shop.call('orderInformation', { query: { order_id } }, headers)).result).not.toHaveProperty('note');
  expect((await letter(order_id))?.plainText).not.toContain('note');
});

test('a note that is longer than the field is refused, and nothing is ordered', async () => {
  const headers = await shop.guest();
  await buyingAt(shop).fill(headers);
  const body = { idempotency_key: 'too-long-note', payment_method: 'none', grand_total: 0 } as const;
  const answer = await shop.call('createOrder', { body: { ...body, note: 'x'.repeat(501) } }, headers);
  expect(answer.code).toBe(400);
  expect((await shop.call('carts', {}, headers)).result.list).toHaveLength(1);
});
