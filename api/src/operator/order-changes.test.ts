import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { regionsOfPostalCode } from '@shop/format';
import { siteDocument } from '../database/content/site-document.ts';
import { schema } from '../database/connection.ts';
import { findOrder, type OrderRow } from '../database/orders/orders.ts';
import { deleteOldRows } from '../database/retention.ts';
import { daysTo } from '../domain/delivery/estimate.ts';
import { isRegionCode } from '../domain/tax/rates.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { Headers } from '../testing/buying.ts';
import { askingAt, keyOf, operate } from '../testing/operating.ts';
import { orderItem, storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Ask } from './ask.ts';

let shop: TestApp;
let ada: Headers;
let admin: Ask;
let support: Ask;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  admin = askingAt(shop, (await keyOf(shop, 'admin')).key);
  support = askingAt(shop, (await keyOf(shop, 'support', 'Bo')).key);
});
afterAll(() => shop?.close());

const run = (...args: string[]) => operate(shop, args);
const bought = (changes: Parameters<typeof storeOrder>[2] = {}) => storeOrder(shop.connection.db, 1, changes);
const rowOf = async (number: string): Promise<OrderRow> => {
  const row = await findOrder(shop.connection.db, number);
  if (!row) throw new Error(`There is no order ${number}`);
  return row;
};
const pickedUp = orderItem(2, { sku: 'LAMP-1', name: 'Lamp', qty: 1, unit_price: 0, row_total: 0, is_pickup: true });
const newest = async () => (await latestMails(shop.connection.db, 1))[0];

describe('a note of the shop’s own', () => {
  test('says who wrote what and when, to those who work for the shop and to nobody else', async () => {
    const { number } = await bought();
    await support('noteOrder', { body: { order_id: number.toLowerCase(), text: ' Called:\nthe stairs are narrow. ' } });
    expect(await run('orders', 'note', number, '--text', 'Two people carry it.')).toBe(
      `It is noted on order ${number}.`,
    );
    const { staff_notes } = await support('order', { query: { order_id: number } });
    const at = shop.clock.now.toISOString();
    expect(staff_notes).toMatchObject([
      { at, by: 'Bo', text: 'Called:\nthe stairs are narrow.' },
      { at, by: 'admin', text: 'Two people carry it.' },
    ]);
    expect(await run('orders', 'show', number)).toContain(`noted\t${at}\tBo\tCalled: the stairs are narrow.`);
    const seen = await shop.call('orderDetail', { query: { order_id: number } }, ada);
    const exported = await shop.call('exportOwnData', { body: {} }, ada);
    expect([seen.code, exported.code]).toEqual([200, 200]);
    expect(JSON.stringify([seen, exported])).not.toContain('narrow');
  });

  test('goes with the account, and with the order’s time in the books', async () => {
    const { db } = shop.connection;
    const notes = (orderId: number) => db.$count(schema.staffNote, eq(schema.staffNote.orderId, orderId));
    const other = await storeOrder(db, 2, { email: 'bo@example.com', state: 'delivered' });
    const left = await bought({ customerId: null, placedBy: 'guest:1', state: 'delivered' });
    for (const { number } of [other, left]) await run('orders', 'note', number, '--text', 'Rings twice.');
    await admin('deleteCustomer', { body: { id: 2 } });
    expect([await notes(other.id), await notes(left.id)]).toEqual([0, 1]);

    await deleteOldRows(db, new Date('2034-01-01T00:00:00.000Z'));
    expect(await notes(left.id)).toBe(0);
    await expect(run('orders', 'note', left.number, '--text', 'Too late.')).rejects.toThrow('in the books is over');
  });
});

describe('another address of an order', () => {
  test('is checked as that of a checkout, is told in her language, and the bill stays', async () => {
    const { number } = await bought({ language: 'fr' });
    const change = [
      '--street',
      '5 rue Ontario E',
      '--apartment',
      '3',
      '--postcode',
      'h2x1y5',
      '--telephone',
      '514 555 0199',
    ];
    expect(await run('orders', 'address', number, ...change)).toBe(
      `Order ${number} goes to 5 rue Ontario E, 3, Montréal, H2X 1Y5; its person is told by e-mail.`,
    );
    const { shippingAddress, billingAddress } = await rowOf(number);
    expect(shippingAddress).toMatchObject({
      firstname: 'Ada',
      street: '5 rue Ontario E',
      apartment_unit_suite: '3',
      postcode: 'H2X 1Y5',
      telephone: '+15145550199',
    });
    expect(billingAddress.street).toBe('12 King St W');
    const letter = await newest();
    expect(letter?.subject).toMatch(new RegExp(`^Votre commande .* ${number} sera livrée à une autre adresse$`));
    expect(letter?.plainText).toContain('Ada Roy, 5 rue Ontario E, 3, Montréal QC H2X 1Y5, ');
    const { list } = await admin('log', { query: { subject: number } });
    expect(list).toMatchObject([
      { action: 'order.address', after: { changed: 'street, apartment_unit_suite, postcode, telephone' } },
    ]);
    await run('orders', 'address', number, '--apartment', '-');
    expect((await rowOf(number)).shippingAddress.apartment_unit_suite).toBe('');
    await expect(run('orders', 'address', number, '--apartment', '-')).rejects.toThrow('goes to this address already');
  });

  test.each([
    [{ postcode: 'H2X' }, /Zip Code is invalid/],
    [{ telephone: '12' }, /Invalid phone number/],
    [{ city: ' ' }, /mandatory/],
    [{ postcode: 'M5H 2N2' }, /^Postal code M5H 2N2 is not in Quebec\. Taxes and delivery/i],
  ])('%j is refused, and changes and tells nothing', async (change, problem) => {
    const order = await bought();
    const before = await newest();
    await expect(support('changeAddress', { body: { order_id: order.number, ...change } })).rejects.toThrow(problem);
    expect(await rowOf(order.number)).toEqual(order);
    expect(await newest()).toEqual(before);
  });

  test('is refused once a carton has left, and for what is picked up; a carton at the counter refuses nothing', async () => {
    const change = { street: '5 rue Ontario E' };
    const both = await bought({ items: [orderItem(1), pickedUp] });
    await storeParcel(shop.connection.db, both.id, { items: [{ item_id: 2, qty: 1 }] });
    await support('changeAddress', { body: { order_id: both.number, ...change } });
    await storeParcel(shop.connection.db, both.id, { items: [{ item_id: 1, qty: 1 }] });
    await expect(support('changeAddress', { body: { order_id: both.number, city: 'Laval' } })).rejects.toThrow(
      `A carton of order ${both.number} has left already: its address stays.`,
    );
    const { number } = await bought({ items: [pickedUp] });
    await expect(support('changeAddress', { body: { order_id: number, ...change } })).rejects.toThrow(
      'it is picked up',
    );
    const cancelled = await bought({ state: 'cancelled' });
    await expect(support('changeAddress', { body: { order_id: cancelled.number, ...change } })).rejects.toThrow(
      `Order ${cancelled.number} is cancelled`,
    );
  });

  test('changes nothing but the address, and no tax, fee or day that a checkout would say of it', async () => {
    const { db } = shop.connection;
    const regions = (await siteDocument(db, 'regions')).filter(({ code }) => isRegionCode(code));
    const letters = [...'ABCEGHJKLMNPRSTVXY'];
    const postcode = fc.record({ letter: fc.constantFrom(...letters), area: fc.constantFrom('1A', '9V', '2X') });
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...regions), postcode, postcode, async (region, from, to) => {
        const [old, other] = [from, to].map(({ letter, area }) => `${letter}${area} 1A1`);
        const { shippingAddress: address } = await bought();
        const shippingAddress = { ...address, region_id: region.regionId, postcode: old ?? '' };
        const order = await bought({ shippingAddress });
        const body = { order_id: order.number, street: '7 Elm St', postcode: other ?? '' };
        const outcome = await support('changeAddress', { body }).then(
          () => 'changed',
          () => 'refused',
        );
        ends.add(outcome);
        const after = await rowOf(order.number);
        if (outcome === 'refused') return expect(after).toEqual(order);
        const expected = { ...shippingAddress, street: '7 Elm St', postcode: other };
        expect({ ...after, shippingAddress }).toEqual(order);
        expect(after.shippingAddress).toEqual(expected);
        if (other === old) return;
        // Who believes the postal code finds the province that was charged for, and its days.
        expect(regionsOfPostalCode(other ?? '')).toContain(region.code);
        if (regionsOfPostalCode(old ?? '').includes(region.code))
          expect(daysTo(other ?? '')).toEqual(daysTo(old ?? ''));
      }),
      { numRuns: 60 },
    );
    expect([...ends].toSorted()).toEqual(['changed', 'refused']);
  });
});
