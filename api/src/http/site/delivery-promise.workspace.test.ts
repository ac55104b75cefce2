import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addBusinessDays, deliveryWindow } from '../../domain/delivery/estimate.ts';
import { deliveryTerms, deliveryTimes, northernFee } from '../../domain/shipping/delivery-promise.ts';
import { shippingFee } from '../../domain/shipping/fees.ts';
import { warrantyTerms } from '../../domain/warranty/warranty.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { fixtureWorld } from '../../testing/fixture-world.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { worldPage } from '../../testing/world-page.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { regions } = fixtureWorld();
const letterShop = { url: 'https://shop.test', regions, place: null };

/** A product that is too large to be free. */
const large = fixture.tiered;
const makeLarge = () =>
  shop.connection.db
    .update(schema.product)
    .set({ details: sql`${schema.product.details} || '{"oversize": true}'` })
    .where(eq(schema.product.id, large));

const promise = {
  en: 'Free delivery from C$99.00; large items and the North cost more',
  fr: 'Livraison gratuite dès 99,00\u00A0$; gros articles et Nord en sus',
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
  const charged = orderConfirmation(await storeOrder(db, 1, { number: 'BR-1', shippingFee: 4_900 }), letterShop);
  for (const part of [charged.text, charged.html]) {
    expect(part).toContain(deliveryTerms.en.oversize);
    // It goes to Montréal.
    for (const other of [deliveryTerms.en.northern, deliveryTerms.en.goods]) expect(part).not.toContain(other);
  }
  const free = orderConfirmation(await storeOrder(db, 1, { number: 'BR-2', language: 'fr' }), letterShop);
  for (const sentence of Object.values(deliveryTerms.fr)) expect(free.text).not.toContain(sentence);
});

const pageOf = (path: string, language: 'en' | 'fr') => worldPage(shop, path, language);

test.each(['en', 'fr'] as const)(
  'CONST-004 the shipping guide and the letter say what header, product and cart say, with the exceptions, in %s',
  async (language) => {
    const headers = { ...(await shop.guest()), 'accept-language': language };
    const said = (await shop.call('configInit', {}, headers)).result.delivery_promise;
    const guide = await pageOf('shipping-guide', language);
    const terms = Object.values(deliveryTerms[language]);
    for (const sentence of [said, ...terms]) expect(guide).toContain(sentence);
    const { db } = shop.connection;
    await makeLarge();
    for (const [number, shippingFee] of [`P${language}1`, `P${language}2`].map(
      (name, at) => [name, at * 4_900] as const,
    )) {
      const letter = orderConfirmation(await storeOrder(db, 1, { number, language, shippingFee }), letterShop);
      for (const part of [letter.text, letter.html]) expect(part).toContain(said);
    }
    const product = (await shop.call('productDetail', { query: { id: large } }, headers)).result;
    for (const sentence of [deliveryTerms[language].goods, deliveryTerms[language].oversize, northernFee[language]]) {
      expect(product.delivery_info_content).toContain(sentence);
    }
    await shop.call('addCartItem', { body: { product_id: large, qty: 1 } }, headers);
    const cart = (await shop.call('carts', {}, headers)).result;
    expect(cart.delivery_exceptions).toEqual([deliveryTerms[language].oversize]);
  },
);

test.each(['en', 'fr'] as const)('PDP-030 guide and product say the days of the estimate in %s', async (language) => {
  const headers = { 'accept-language': language };
  const product = (await shop.call('productDetail', { query: { id: fixture.table } }, headers)).result;
  const guide = await pageOf('shipping-guide', language);
  const times = [deliveryTimes.provinces[language], deliveryTimes.north[language]];
  expect(times.map((time) => time.match(/\d+/g)?.join('–'))).toEqual(['3–9', '8–15']);
  for (const text of [guide, product.delivery_info_content]) for (const time of times) expect(text).toContain(time);
  // Every area arrives within what is said of its part of the country.
  const order = new Date('2026-06-01T12:00:00Z');
  for (const letter of 'ABCEGHJKLMNPRSTVXY') {
    const [from, to] = 'XY'.includes(letter) ? [8, 15] : [3, 9];
    const window = deliveryWindow(`${letter}1A`, order);
    expect(window && window.first >= addBusinessDays(order, from)).toBe(true);
    expect(window && window.last <= addBusinessDays(order, to)).toBe(true);
  }
});

test.each(['en', 'fr'] as const)(
  'ACC-015 PDP-008 product, guarantee, warranty policy, Plus+ and account say one warranty in %s',
  async (language) => {
    const headers = { 'accept-language': language };
    const product = (await shop.call('productDetail', { query: { id: fixture.table } }, headers)).result;
    const terms = [warrantyTerms.standard[language], warrantyTerms.plus[language]];
    const pages = [await pageOf('guarantee', language), await pageOf('warranty-policy', language)];
    for (const text of [product.warranty_info_content, ...pages]) {
      for (const term of terms) expect(text).toContain(term);
      expect(text.replaceAll(/365|90/g, '')).not.toMatch(/\d/);
    }
    const plus = (await shop.call('plusInfo', {}, headers)).result.benefits.find(({ code }) => code === 'warranty');
    const account = JSON.parse(
      readFileSync(new URL(`../../../../remote-account/locales/${language}.json`, import.meta.url), 'utf8'),
    ).warranty.lead;
    for (const text of [`${plus?.title} ${plus?.text}`, account]) {
      expect([...text.matchAll(/\d+/g)].map(([days]) => Number(days)).toSorted((a, b) => a - b)).toEqual([90, 365]);
    }
  },
);

test('every name of a term in the world’s pages is one that the shop knows', async () => {
  const files = readdirSync(new URL('../../../../world/data/pages/en/', import.meta.url));
  expect(files.length).toBeGreaterThan(20);
  for (const path of files.map((file) => file.replace(/\.md$/, ''))) {
    for (const language of ['en', 'fr'] as const) expect(await pageOf(path, language)).not.toContain('{{');
  }
});
