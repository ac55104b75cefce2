import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ada: Record<string, string>;
let number: string;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  const { db } = shop.connection;
  const items = [orderItem(1), orderItem(2, { name: 'Lamp', qty: 1 })];
  const row = await storeOrder(db, 1, { state: 'processing', items });
  number = row.number;
  await storeParcel(db, row.id, {
    estimatedAt: new Date('2026-06-03T12:00:00.000Z'),
    events: [
      { at: '2026-05-30T09:00:00.000Z', place: 'Mississauga ON', event: 'picked_up' },
      { at: '2026-05-31T09:00:00.000Z', place: 'Kingston ON', event: 'in_transit' },
    ],
  });
});
afterAll(() => shop?.close());

test('API-039 an order’s items', async () => {
  const { result } = await shop.call('orderItems', { query: { order_id: number } }, ada);
  expect(result.list.map(({ name, qty }) => [name, qty])).toEqual([
    ['Elm Coffee Table', 2],
    ['Lamp', 1],
  ]);
});

test('API-041 an order’s shipments, each with what is in it', async () => {
  const { result } = await shop.call('orderShipments', { query: { order_id: number } }, ada);
  expect(result.list).toEqual([
    {
      shipment_id: expect.any(Number),
      carrier: 'Canada Post',
      tracking_number: '7023 2100 0001',
      shipped_at: '2026-05-04T08:00:00.000Z',
      estimated_delivery: '2026-06-03T12:00:00.000Z',
      delivered_at: null,
      items: [{ item_id: 1, name: 'Elm Coffee Table', qty: 2 }],
    },
  ]);
});

test('both are the shopper’s own: nobody else finds them', async () => {
  const guest = await shop.guest();
  for (const call of ['orderItems', 'orderShipments'] as const) {
    expect((await shop.call(call, { query: { order_id: number } }, guest)).code).toBe(404);
  }
});

test('API-044 where an order is: for its customer at once, for others with its e-mail or its postal code', async () => {
  const { result } = await shop.call(
    'orderTrack',
    { query: { order_id: number } },
    { ...ada, 'accept-language': 'fr' },
  );
  expect(result).toMatchObject({
    order_id: number,
    status: 'processing',
    estimated_delivery: '2026-06-03T12:00:00.000Z',
    waiting_qty: 1,
    shipments: [
      {
        events: [
          { event: 'in_transit', place: 'Kingston ON', text: 'Le colis est passé par un centre de tri.' },
          { event: 'picked_up' },
        ],
      },
    ],
  });
  for (const proof of [{ email: ' ADA@example.com' }, { postcode: 'h2x1y4' }]) {
    const asked = await shop.call('orderTrack', { query: { order_id: ` ${number.toLowerCase()}`, ...proof } });
    expect([asked.code, asked.result?.order_id]).toEqual([200, number]);
  }
  expect(JSON.stringify(result)).not.toMatch(/King St|ada@/i);
});

test('a wrong e-mail and an order that there is not answer alike; without either the call says what it needs', async () => {
  const wrong = await shop.call('orderTrack', { query: { order_id: number, email: 'bo@example.com' } });
  const none = await shop.call('orderTrack', { query: { order_id: 'CA1', email: 'ada@example.com' } });
  expect([wrong.code, wrong.message]).toEqual([404, none.message]);
  const bare = await shop.call('orderTrack', { query: { order_id: number } });
  expect([bare.code, bare.result]).toEqual([400, { field: 'email' }]);
});

test('postal codes of an order are not tried one after the other', async () => {
  const codes: number[] = [];
  for (let tried = 0; tried < 20; tried += 1) {
    codes.push((await shop.call('orderTrack', { query: { order_id: 'CA55', postcode: `H2X 1Y${tried % 10}` } })).code);
  }
  expect(codes.at(0)).toBe(404);
  expect(codes.at(-1)).toBe(429);
});

test('API-044 however many have guessed at an order, its person finds it with its e-mail', async () => {
  const postcode = 'K1A 0B1';
  const codes: number[] = [];
  for (let tried = 0; tried < 16; tried += 1) {
    codes.push((await shop.call('orderTrack', { query: { order_id: number, postcode } })).code);
  }
  expect([codes.at(0), codes.at(-1)]).toEqual([404, 429]);
  const refused = await shop.call('orderTrack', { query: { order_id: number, postcode: 'H2X 1Y4' } });
  expect([refused.code, refused.result]).toEqual([429, { field: 'email' }]);
  expect(refused.message).toMatch(/enter the email that it was placed with/);
  for (let asked = 0; asked < 20; asked += 1) {
    const found = await shop.call('orderTrack', { query: { order_id: number, email: 'ada@example.com' } });
    expect(found.code).toBe(200);
  }
});

test('API-119 numbers of orders that follow each other say nothing of each other', async () => {
  const rows = [];
  for (let placed = 0; placed < 12; placed += 1) rows.push(await storeOrder(shop.connection.db, 1));
  const numbers = rows.map((row) => Number(/^CA(\d{9})$/.exec(row.number)?.[1]));
  const steps = numbers.slice(1).map((one, place) => one - (numbers[place] ?? 0));
  expect(new Set(steps).size).toBe(11);
  expect(steps.filter((step) => step % 7_919 === 0)).toEqual([]);
  expect(numbers.every((one) => one >= 100_000_000 && one < 1_000_000_000)).toBe(true);
});
