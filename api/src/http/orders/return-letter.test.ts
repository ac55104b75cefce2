import { latestMails } from '../../mail/mailbox.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** How each comes back, in the words of the policy's page. */
const waysBack = {
  large: {
    en: 'A large item is fetched at your door, on a day that our carrier agrees on with you.',
    fr: 'Un gros article est repris à votre porte, le jour convenu avec notre transporteur.',
  },
  pickup: {
    en: 'What you picked up comes back to where you picked it up.',
    fr: 'Ce que vous avez récupéré sur place se rapporte au même endroit.',
  },
};
const handIn = { en: 'put it on the parcel and hand it in', fr: 'collez-la sur le colis et déposez-le' };

test.each([
  ['a parcel', {}, ['parcel']],
  ['a large item', { is_oversize: true }, ['large']],
  ['what was picked up', { is_pickup: true, is_oversize: true }, ['pickup']],
] as const)('the letter and the order say how %s goes back, and of no other way', async (_, changes, ways) => {
  const ada = await shop.signIn('ada@example.com');
  for (const language of ['en', 'fr'] as const) {
    const row = await storeOrder(shop.connection.db, 1, { language, state: 'shipped', items: [orderItem(1, changes)] });
    await storeParcel(shop.connection.db, row.id, { deliveredAt: shop.clock.now });
    const body = { order_id: row.number, item_ids: [1], qtys: [1], reason: 'damaged' as const };
    expect((await shop.call('returnOrder', { body }, ada)).code).toBe(200);
    const [mail] = await latestMails(shop.connection.db, 1);
    for (const [way, text] of Object.entries(waysBack)) {
      expect([way, mail?.plainText.includes(text[language])]).toEqual([way, ways.some((one) => one === way)]);
    }
    expect(mail?.plainText.includes(handIn[language])).toBe(ways.some((one) => one === 'parcel'));
    const headers = { ...ada, 'accept-language': language };
    const { returns } = (await shop.call('orderDetail', { query: { order_id: row.number } }, headers)).result;
    expect(returns[0]?.ways?.map(({ way }) => way)).toEqual(ways);
  }
});
