import { asc } from 'drizzle-orm';
import sharp from 'sharp';
import type { CallBody } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { samplePicture } from '../../testing/form-data.ts';
import { photograph } from '../../testing/photograph.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ada: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());

const ago = (days: number): Date => new Date(shop.clock.now.getTime() - days * 86_400_000);
/** An order of two tables and a lamp; the tables came some days ago, the lamp is under way. */
const delivered = async (days = 3) => {
  const { db } = shop.connection;
  const items = [orderItem(1), orderItem(2, { name: 'Lamp', qty: 1 })];
  const row = await storeOrder(db, 1, { state: 'shipped', items });
  await storeParcel(db, row.id, { shippedAt: ago(days + 4), deliveredAt: ago(days) });
  await storeParcel(db, row.id, { shippedAt: ago(1), items: [{ item_id: 2, qty: 1 }] });
  return row;
};
const sendBack = (order_id: string, changes: Partial<CallBody<'returnOrder'>> = {}, headers = ada) =>
  shop.call('returnOrder', { body: { order_id, item_ids: [1], qtys: [1], reason: 'damaged', ...changes } }, headers);
const detail = async (order_id: string) => (await shop.call('orderDetail', { query: { order_id } }, ada)).result;

test('API-043 a return is recorded with items, reason and photos, and has a label', async () => {
  const { number } = await delivered();
  expect((await detail(number)).returnable).toEqual([{ item_id: 1, qty: 2, until: ago(-27).toISOString() }]);
  const media = [await photograph('leg.jpg'), await photograph('top.jpg')];
  const { code, result } = await sendBack(number, { message: 'A leg is broken.', media });
  expect(code).toBe(200);
  expect(result).toEqual({
    order_id: number,
    return_id: expect.stringMatching(/^R\d{9}$/),
    label_url: `/sales/order/return_lable?order_id=${number}&return_id=${result.return_id}`,
  });
  const order = await detail(number);
  expect(order.returns).toEqual([
    {
      return_id: result.return_id,
      status: 'requested',
      created_at: shop.clock.now.toISOString(),
      items: [{ item_id: 1, name: 'Elm Coffee Table', qty: 1 }],
      reason: 'damaged',
      photos: 2,
      refund_amount: null,
      rejection_reason: null,
      label_url: result.label_url,
      ways: [{ way: 'parcel', text: 'A parcel goes back with the label that we email to you.' }],
    },
  ]);
  expect(order.returnable).toMatchObject([{ item_id: 1, qty: 1 }]);
  const photos = await shop.connection.db.select().from(schema.returnPhoto).orderBy(asc(schema.returnPhoto.position));
  expect(photos.map(({ mediaType }) => mediaType)).toEqual(['image/webp', 'image/webp']);
  const photo = (headers: Record<string, string>, place: number, order_id = number) =>
    shop.call('returnPhoto', { query: { order_id, return_id: result.return_id, photo: place } }, headers);
  const { media_type, content } = (await photo(ada, 2)).result;
  // Upright, and without what the camera noted: where it was taken, and by whom.
  const { width, height, exif } = await sharp(Buffer.from(content, 'base64')).metadata();
  expect({ media_type, width, height, exif }).toEqual({
    media_type: 'image/webp',
    width: 800,
    height: 1600,
    exif: undefined,
  });
  expect((await photo(ada, 3)).code).toBe(404);
  const others = [await shop.signIn('bo@example.com'), {}, await shop.guest()];
  expect(await Promise.all(others.map(async (headers) => (await photo(headers, 1)).code))).toEqual([404, 401, 401]);
  expect((await photo(ada, 1, (await delivered()).number)).code).toBe(404);
  const [mail] = await latestMails(shop.connection.db, 1);
  expect(mail?.plainText).toContain(`return_id=${result.return_id}`);
});

test('nothing comes back twice: what is left over is refused, with its name', async () => {
  const { number } = await delivered();
  expect((await sendBack(number, { qtys: [3] })).code).toBe(409);
  const both = await Promise.all([sendBack(number, { qtys: [2] }), sendBack(number, { qtys: [2] })]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const last = await sendBack(number);
  expect([last.code, last.message]).toEqual([409, expect.any(String)]);
});

test('what is under way, and what came more than 30 days ago, is not sent back', async () => {
  const fresh = await delivered();
  const lamp = await sendBack(fresh.number, { item_ids: [2] });
  expect([lamp.code, lamp.message]).toEqual([409, '“Lamp” cannot be returned, or is on its way back already.']);
  const old = await delivered(31);
  expect((await sendBack(old.number)).code).toBe(409);
  expect((await detail(old.number)).returnable).toEqual([]);
});

test.each([
  ['a quantity is missing', { item_ids: [1, 2], qtys: [1] }],
  ['an item stands there twice', { item_ids: [1, 1], qtys: [1, 1] }],
  ['a quantity is none', { qtys: [0] }],
  ['a file is no picture', { media: [new File(['<svg/>'], 'x.svg', { type: 'image/jpeg' })] }],
  ['a picture cannot be read', { media: [samplePicture()] }],
  ['a video comes', { media: [new File([Uint8Array.from('\0\0\0\x18ftypmp42', (c) => c.charCodeAt(0))], 'x.mp4')] }],
])('a return is refused when %s, and nothing is stored', async (_, changes) => {
  const { number } = await delivered();
  expect((await sendBack(number, changes)).code).toBe(400);
  expect((await detail(number)).returns).toEqual([]);
});

test('nobody fills the store with returns', async () => {
  const bo = await shop.signIn('bo@example.com');
  const codes: number[] = [];
  for (let sent = 0; sent < 21; sent += 1) codes.push((await sendBack('CA1', {}, bo)).code);
  expect([codes.at(0), codes.at(-2), codes.at(-1)]).toEqual([404, 404, 429]);
});

test('somebody else’s order is not found', async () => {
  const { number } = await storeOrder(shop.connection.db, 2);
  expect((await sendBack(number)).code).toBe(404);
});

test('files for somebody else’s order are not even read', async () => {
  const { number } = await delivered();
  const media = [new File(['<script>alert(1)</script>'], 'leg.jpg')];
  expect((await sendBack(number, { media }, await shop.signIn('plus@example.com'))).code).toBe(404);
  expect((await sendBack(number, { media })).code).toBe(400);
});
