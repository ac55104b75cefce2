import type { OrderState } from '@shop/contract';
import { schema } from '../database/connection.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { CardProvider, Transfer } from '../payment/provider.ts';
import { sandboxCards } from '../payment/sandbox.ts';
import { buyingAt, type Headers } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { operate } from '../testing/operating.ts';
import { orderItem, storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const refunds: Transfer[] = [];
let shop: TestApp;
let ada: Headers;
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    refunds.push(asked);
    return `refund-${asked.key}`;
  };
  const cards: CardProvider = { ...sandboxCards, refund };
  shop = await startTestApp({}, { cards });
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
beforeEach(() => {
  refunds.length = 0;
});

const run = (line: string) => operate(shop, line.split(' '));
/** Sends a carton and answers its parcel's id. */
const ship = async (order: string, more: string) =>
  Number(/^Parcel (\d+) /.exec(await run(`orders ship ${order} --carrier Purolator ${more}`))?.[1]);
const detail = async (order_id: string, headers = ada) =>
  (await shop.call('orderDetail', { query: { order_id } }, headers)).result;
const cancel = (order_id: string) => shop.call('cancelOrder', { body: { order_id } }, ada);
const newest = async () => (await latestMails(shop.connection.db, 1))[0];
const lamp = orderItem(2, { sku: 'LAMP-1', name: 'Lamp', qty: 1, unit_price: 5_000, row_total: 5_000 });
const table = `SKU-${fixture.table}`;

/** Two tables and a lamp, paid for. */
const bought = async (changes: Partial<typeof schema.order.$inferInsert> = {}) =>
  (await storeOrder(shop.connection.db, 1, { items: [orderItem(1), lamp], ...changes })).number;

test('API-041 API-043 API-044 what is bought in the shop is packed, sent, followed, delivered and sent back', async () => {
  const steps = buyingAt(shop);
  await steps.fill(ada, fixture.table, 2);
  const { order_id } = (await steps.order(ada, 'card', await steps.cardNonce(ada))).result;
  const [item] = (await detail(order_id)).items;
  expect(await run('orders list')).toContain(
    `${order_id}\t2026-06-01\tpaid\t${item?.sku}:2 ${item?.name}\tada@example.com\t12 King St W, Montréal, H2X 1Y4`,
  );
  expect(await run(`orders pack ${order_id.toLowerCase()}`)).toContain('can no longer be cancelled');
  expect(await detail(order_id)).toMatchObject({ status: 'processing', can_cancel: false, shipments: [] });
  expect((await cancel(order_id)).code).toBe(409);

  const parcel = await ship(order_id, '--tracking PU-1 --expected 2026-06-05 --place Mississauga');
  const { list } = (await shop.call('orderShipments', { query: { order_id } }, ada)).result;
  expect(list).toEqual([
    {
      shipment_id: parcel,
      carrier: 'Purolator',
      tracking_number: 'PU-1',
      shipped_at: shop.clock.now.toISOString(),
      estimated_delivery: '2026-06-05T17:00:00.000Z',
      delivered_at: null,
      items: [{ item_id: 1, name: item?.name, qty: 2 }],
    },
  ]);
  const sent = await newest();
  expect([sent?.recipient, sent?.subject]).toEqual([
    'ada@example.com',
    expect.stringContaining(`order ${order_id} is on its way`),
  ]);
  expect(sent?.plainText).toContain(`2 × ${item?.name} left us with Purolator. The tracking number is PU-1.`);
  expect(sent?.plainText).toMatch(/We expect it to arrive by June\s5, 2026\./);
  expect(sent?.plainText).toContain(`/shipments?order_id=${order_id}`);

  await run(`parcels note ${parcel} --event out_for_delivery`);
  expect(await run('parcels list')).toContain(
    `${parcel}\t2026-06-01\t${order_id}\tPurolator\tPU-1\tout_for_delivery\t2 × ${item?.name}`,
  );
  const track = async () =>
    (await shop.call('orderTrack', { query: { order_id, email: 'ada@example.com' } }, await shop.guest())).result;
  expect(await track()).toMatchObject({
    status: 'shipped',
    waiting_qty: 0,
    shipments: [{ events: [{ event: 'out_for_delivery' }, { event: 'picked_up', place: 'Mississauga' }] }],
  });
  expect((await detail(order_id)).returnable).toEqual([]);

  expect(await run(`parcels deliver ${parcel}`)).toContain(`order ${order_id} is delivered`);
  expect(await track()).toMatchObject({
    status: 'delivered',
    shipments: [{ events: [{ place: 'Montréal' }, {}, {}] }],
  });
  const arrived = await newest();
  expect(arrived?.subject).toContain(`order ${order_id} has arrived`);
  expect(arrived?.plainText).toContain('within 30 days, from the order’s page');
  expect(await run('parcels list')).not.toContain('PU-1');
  expect(await run('parcels list --all')).toContain('delivered 2026-06-01');

  expect((await detail(order_id)).returnable).toMatchObject([{ item_id: 1, qty: 2 }]);
  const body = { order_id, item_ids: [1], qtys: [1], reason: 'damaged' as const };
  const { return_id } = (await shop.call('returnOrder', { body }, ada)).result;
  await run(`returns accept ${return_id}`);
  expect(await detail(order_id)).toMatchObject({ status: 'partly_refunded', returns: [{ status: 'refunded' }] });
});

test('API-041 an order leaves in several cartons, and is delivered once the last of them is', async () => {
  const number = await bought();
  const first = await ship(number, `--tracking PU-2 --items ${table.toLowerCase()}:1`);
  expect(await detail(number)).toMatchObject({ status: 'processing', can_cancel: false });
  expect((await newest())?.plainText).toContain('The rest of your order follows in another parcel.');
  expect(await run('orders list')).toContain(
    `${number}\t2026-05-01\tprocessing\t${table}:1 Elm Coffee Table, LAMP-1:1`,
  );
  await run(`parcels deliver ${first}`);
  expect((await detail(number)).status).toBe('processing');
  expect((await detail(number)).returnable).toMatchObject([{ item_id: 1, qty: 1 }]);

  const second = await ship(number, '--tracking PU-3');
  expect((await newest())?.plainText).not.toContain('The rest');
  expect((await detail(number)).shipments.map(({ items }) => items.map(({ item_id, qty }) => [item_id, qty]))).toEqual([
    [[1, 1]],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
  expect((await detail(number)).status).toBe('shipped');
  expect(await run('orders list')).not.toContain(number);
  await run(`parcels deliver ${second}`);
  expect((await detail(number)).status).toBe('delivered');
});

test('of two items of one product the first goes first', async () => {
  const gift = orderItem(2, { qty: 1, unit_price: 0, row_total: 0 });
  const number = await bought({ items: [orderItem(1), gift] });
  await ship(number, `--tracking A --items ${table}:1,${table}:2`);
  expect((await detail(number)).shipments[0]?.items.map(({ item_id, qty }) => [item_id, qty])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('an order of which something was paid back stays so, and the rest of it is still sent', async () => {
  const { db } = shop.connection;
  const { id, number } = await storeOrder(db, 1, { state: 'partly_refunded', items: [orderItem(1), lamp] });
  await storeParcel(db, id, { deliveredAt: shop.clock.now });
  const parcel = await ship(number, '--tracking B --items LAMP-1:1');
  expect(await run(`parcels deliver ${parcel}`)).toContain('is partly_refunded');
  expect((await detail(number)).returnable).toHaveLength(2);
});

test('a French guest’s letters are French, lead to the tracking page and say how to send something back', async () => {
  const guest = { placedBy: 'guest:1', customerId: null, language: 'fr', email: 'invite@example.com' };
  const number = await bought(guest);
  const parcel = await ship(number, '--tracking C --expected 2026-06-05');
  const sent = await newest();
  expect([sent?.recipient, sent?.subject]).toEqual([guest.email, expect.stringContaining('est en route')]);
  expect(sent?.plainText).toMatch(/Livraison prévue au plus tard le 5\sjuin 2026\./);
  expect(sent?.plainText).toMatch(new RegExp(`/shipments\\?order_id=${number}&key=[\\w-]{43}&setLang=fr`));
  await run(`parcels deliver ${parcel}`);
  expect((await newest())?.plainText).toContain('créez un compte avec cette adresse courriel');
});

test.each<OrderState>(['pending_payment', 'cancelled', 'returned', 'shipped', 'delivered'])(
  'an order that is %s is neither packed nor sent',
  async (state) => {
    const number = await bought({ state });
    await expect(run(`orders pack ${number}`)).rejects.toThrow(`Order ${number} is ${state}`);
    await expect(ship(number, '--tracking D')).rejects.toThrow(`Order ${number} is ${state}`);
    expect(await detail(number)).toMatchObject({ status: state, shipments: [] });
  },
);

test('a command that is given twice sends and delivers once', async () => {
  const number = await bought();
  const line = `--tracking E --items ${table}:1`;
  const parcel = await ship(number, line);
  await expect(ship(number, line)).rejects.toThrow(`Tracking number E is parcel ${parcel} of this order already.`);
  const both = await Promise.allSettled([1, 2].map(() => run(`parcels deliver ${parcel}`)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(run(`parcels note ${parcel} --event delayed`)).rejects.toThrow(`Parcel ${parcel} is delivered already.`);
  const letters = (await latestMails(shop.connection.db, 5)).filter(({ subject }) => subject.includes(number));
  expect(letters).toHaveLength(2);
});

test.each([
  ['--carrier Post', 'This needs --tracking'],
  ['--tracking F', 'This needs --carrier'],
  ['--carrier Post --tracking F --items', "'--items <value>' argument missing"],
  ['--carrier Post --tracking F --items=', '"" is not "<product number>:<units>"'],
  ['--carrier Post --tracking F --items LAMP-1', '"LAMP-1" is not'],
  ['--carrier Post --tracking F --items LAMP-1:0', '"LAMP-1:0" is not'],
  ['--carrier Post --tracking F --items LAMP-1:2', `2 × LAMP-1 are not left to send of this order; left is ${table}:2`],
  ['--carrier Post --tracking F --items SOFA:1', '1 × SOFA are not left'],
  ['--carrier Post --tracking F --expected 5/6/2026', '"5/6/2026" is no day'],
  ['--carrier Post --tracking F --expected 2026-02-31', '"2026-02-31" is no day'],
])('“orders ship … %s” is refused with a line that helps, and sends nothing', async (options, help) => {
  const number = await bought();
  await expect(run(`orders ship ${number} ${options}`)).rejects.toThrow(help);
  expect(await detail(number)).toMatchObject({ status: 'paid', shipments: [] });
});

test.each([
  ['orders ship CA1 --carrier Post --tracking F', 'There is no order CA1.'],
  ['orders pack CA1', 'There is no order CA1.'],
  ['parcels deliver CA1', '"CA1" is no id'],
  ['parcels deliver 999999', 'There is no parcel 999999.'],
  ['parcels note 999999 --event delivered', 'This needs --event, one of label_made'],
])('“%s” is refused with a line that helps', (line, help) => expect(run(line)).rejects.toThrow(help));

test('API-042 sent and called back at one moment, an order is one of both: with a parcel and its money, or with neither', async () => {
  const ends: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const number = await bought();
    const sending = () => ship(number, `--tracking R${round}`);
    const [sent, called] = await Promise.allSettled(
      round % 2 === 0 ? [sending(), cancel(number)] : [cancel(number), sending()].toReversed(),
    );
    const { status, shipments, payment } = await detail(number);
    const isSent = sent?.status === 'fulfilled';
    ends.push(status);
    expect([status, shipments.length, payment.refunded_amount]).toEqual(
      isSent ? ['shipped', 1, 0] : ['cancelled', 0, 34_493],
    );
    expect(called).toMatchObject({ status: 'fulfilled', value: { code: isSent ? 409 : 200 } });
    expect(refunds.filter(({ key }) => key === number)).toHaveLength(isSent ? 0 : 1);
    const letters = (await latestMails(shop.connection.db, 3)).filter(({ subject }) => subject.includes(number));
    expect(letters).toHaveLength(1);
  }
  expect(ends).toHaveLength(12);
});
