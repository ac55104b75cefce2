import { deliveryTerms } from '../../domain/shipping/delivery-promise.ts';
import { shippingFee } from '../../domain/shipping/fees.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
afterAll(() => shop?.close());

const promise = {
  en: 'Free delivery from C$99.00; large items and the North cost more',
  fr: 'Livraison gratuite dès C$99.00; gros articles et Nord en sus',
};

test.each(['en', 'fr'] as const)(
  'CONST-004 header, product, cart and notes say one thing of delivery in %s',
  async (language) => {
    const headers = { ...(await shop.guest()), 'accept-language': language };
    const config = (await shop.call('configInit', {}, headers)).result;
    const cart = (await shop.call('carts', {}, headers)).result;
    const product = (await shop.call('productDetail', { query: { id: fixture.table } }, headers)).result;
    const notes = (await shop.call('systemNotes', {}, headers)).result.list;
    expect([config.delivery_promise, cart.delivery_promise, product.delivery_info]).toEqual(
      Array(3).fill(promise[language]),
    );
    expect(notes.map(({ content }) => content)).toContain(`<p>${promise[language]}.</p>`);
  },
);

test('CONST-004 the sentences say what the cart charges', async () => {
  const small = { oversize: false, pickup: false };
  const large = { oversize: true, pickup: false };
  const charged = {
    goods: [9_900, shippingFee(9_899, [small], 'ON')],
    oversize: [shippingFee(44_000, [large], 'ON')],
    northern: [shippingFee(44_000, [small], 'NU')],
  };
  for (const [name, amounts] of Object.entries(charged)) {
    const said = [...deliveryTerms.en[name as keyof typeof charged].matchAll(/C\$([\d.]+)\d?/g)];
    expect(said.map(([amount]) => amount.replace(/\.$/, ''))).toEqual(
      amounts.map((cents) => `C$${(cents / 100).toFixed(2)}`),
    );
  }
});

test('CONST-004 the letter says why delivery was charged, and nothing where it was not', async () => {
  const { db } = shop.connection;
  const charged = orderConfirmation(
    await storeOrder(db, 1, { number: 'BR-1', shippingFee: 4_900 }),
    'https://shop.test',
  );
  for (const part of [charged.text, charged.html]) expect(part).toContain(deliveryTerms.en.oversize);
  const free = orderConfirmation(await storeOrder(db, 1, { number: 'BR-2', language: 'fr' }), 'https://shop.test');
  for (const sentence of Object.values(deliveryTerms.fr)) expect(free.text).not.toContain(sentence);
});
