import type { Page } from '@playwright/test';
import { paths, type Language } from '@shop/contract';
import {
  addressOf,
  ask,
  everyView,
  expectAccessible,
  newGuest,
  placeOrder,
  readyToPay,
  simpleProduct,
  storedCart,
  textsIn,
  written,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const words = {
  en: {
    block: 'Delivery day and hours',
    any: /^Any time/,
    morning: /^8 a\.m\. to noon/,
    evening: /^5 to 9 p\.m\./,
    off: /are not offered at your address/,
  },
  fr: {
    block: 'Jour et heures de livraison',
    any: /^N’importe quel moment/,
    morning: /^de 8 h à 12 h/,
    evening: /^de 17 h à 21 h/,
    off: /n’est offerte à votre adresse/,
  },
};

/** A guest whose sofa goes to Toronto. */
const begin = async (page: Page, label: string) => {
  const guest = await newGuest(page.context(), label);
  const sofa = await simpleProduct(SOFAS, ({ texts }) => texts.specifications.includes('Assembly time'));
  await readyToPay(guest, sofa.entity_id);
  return { guest, sofa };
};
type Guest = Awaited<ReturnType<typeof newGuest>>;
const moveTo = async (guest: Guest, region: string, city: string, postcode: string) => {
  const { region_list } = await ask('countryRegions', { query: {} });
  const region_id = region_list.find(({ default_name }) => default_name === region)?.region_id ?? 0;
  const body = { ...(await addressOf(guest)), city, postcode, region_id, email: guest.email };
  return ask('cartAddress', { body }, guest);
};
const open = async (page: Page, language: Language) => {
  await page.goto(paths.inLanguage(paths.payment(), language));
  return page.getByRole('region', { name: words[language].block });
};

for (const [language, screen] of everyView)
  test(`hours are chosen by key and by pointer, paid, and taken off by an address without them (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const { any, morning, evening, off } = words[language];
    const { guest, sofa } = await begin(page, `slots.${language}.${screen.width}`);
    await page.setViewportSize(screen);
    const block = await open(page, language);
    await expect(block.getByRole('radio', { name: any })).toBeChecked();
    await expectAccessible(page);
    const first = block.getByRole('radio', { name: morning }).first();
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await expect.poll(async () => (await storedCart(guest)).charges).toMatchObject([{ kind: 'slot', amount: 0 }]);
    await block.getByRole('radio', { name: evening }).last().click();
    await expect.poll(async () => (await storedCart(guest)).charges).toMatchObject([{ kind: 'slot', amount: 1_900 }]);
    const cart = await storedCart(guest, language);
    const title = cart.charges?.[0]?.title ?? '';
    // “Delivery Thu, Dec 10, 5 to 9 p.m.” is charged; the day is said of the cart and of its order.
    const said = title.replace(/^\S+ /, '');
    const when = text('cart-checkout:estimate.days', { days: language === 'fr' ? `le ${said}` : said });
    const main = page.getByRole('main');
    for (const said of [title, when]) await expect(main.getByText(said, { exact: true })).toBeVisible();
    const total = written(cart.grand_total, language);
    await expect(
      page.getByRole('button', { name: text('cart-checkout:payment.pay', { amount: total }) }),
    ).toBeVisible();
    await page.reload();
    await expect(block.getByRole('radio', { name: evening }).last()).toBeChecked();
    const { order_id } = await placeOrder(guest);
    await page.goto(paths.inLanguage(paths.orderConfirmation(order_id), language));
    await expect(page.getByText(when, { exact: true })).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();

    // The same once more, to where there are none.
    await readyToPay(guest, sofa.entity_id);
    const { days } = await ask('deliverySlots', {}, guest);
    const [day] = days;
    const [slot] = day?.windows ?? [];
    if (!day || !slot) throw new Error('No hours are offered');
    const { from, to, price } = slot;
    await ask('chooseDeliverySlot', { body: { slot: { day: day.day, from, to, price } } }, guest);
    await moveTo(guest, 'Nunavut', 'Iqaluit', 'X0A 0H0');
    const empty = await open(page, language);
    await expect(empty.getByText(off)).toBeVisible();
    await expectAccessible(page);
    await empty.getByRole('radio', { name: any }).click();
    await expect(empty).toHaveCount(0);
    expect((await storedCart(guest)).charges).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('hours are set by their form alone, and what is not chosen is said at it', async ({ page }) => {
    const text = textsIn('fr');
    const { any, evening, block: name } = words.fr;
    const { guest } = await begin(page, 'slots.plain');
    const block = await open(page, 'fr');
    await block.getByRole('radio', { name: evening }).first().check();
    const update = block.getByRole('button', { name: `${text('cart-checkout:line.update')} ${name}` });
    await update.click();
    await expect(block.getByRole('radio', { name: evening }).first()).toBeChecked();
    expect((await storedCart(guest)).charges).toMatchObject([{ kind: 'slot', amount: 1_900 }]);
    await block.getByRole('radio', { name: any }).check();
    await update.click();
    await expect(block.getByRole('radio', { name: any })).toBeChecked();
    expect((await storedCart(guest)).charges).toEqual([]);
  });
});
