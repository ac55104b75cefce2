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
    block: 'Services on delivery day',
    room: /^Room of choice/,
    assembly: /^Assembly/,
    off: /^Assembly costs|is not offered/,
  },
  fr: {
    block: 'Services le jour de la livraison',
    room: /^Pièce de votre choix/,
    assembly: /^Montage/,
    off: /n’est pas offert/,
  },
};

/** A guest whose sofa that comes in parts goes to Toronto. */
const begin = async (page: Page, label: string) => {
  const guest = await newGuest(page.context(), label);
  const sofa = await simpleProduct(SOFAS, ({ texts }) => texts.specifications.includes('Assembly time'));
  await readyToPay(guest, sofa.entity_id);
  return { guest, sofa };
};
const moveTo = async (guest: Awaited<ReturnType<typeof newGuest>>, region: string, city: string, postcode: string) => {
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
  test(`services are chosen by key, paid, and taken off by an address without them (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const { room, assembly, off } = words[language];
    const { guest, sofa } = await begin(page, `services.${language}.${screen.width}`);
    await page.setViewportSize(screen);
    const block = await open(page, language);
    const box = block.getByRole('checkbox', { name: room });
    await expect(box).not.toBeChecked();
    await expectAccessible(page);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await block.getByRole('checkbox', { name: assembly }).click();
    await expect.poll(async () => (await storedCart(guest)).charges?.length).toBe(2);
    const cart = await storedCart(guest, language);
    const sums = page.getByRole('main');
    for (const { title, amount } of cart.charges ?? []) {
      await expect(sums.getByText(title, { exact: true })).toBeVisible();
      await expect(sums.getByText(written(amount, language), { exact: true }).first()).toBeVisible();
    }
    const total = written(cart.grand_total, language);
    await expect(
      page.getByRole('button', { name: text('cart-checkout:payment.pay', { amount: total }) }),
    ).toBeVisible();
    const { order_id } = await placeOrder(guest);
    expect(await ask('orderInformation', { query: { order_id } }, { ...guest, language })).toMatchObject({
      grand_total: cart.grand_total,
      charges: cart.charges ?? [],
    });
    await page.goto(paths.inLanguage(paths.orderConfirmation(order_id), language));
    for (const { title } of cart.charges ?? []) await expect(page.getByText(title, { exact: true })).toBeVisible();

    // The same once more, to where there are no services.
    await readyToPay(guest, sofa.entity_id);
    const chosen = (await ask('deliveryServices', {}, guest)).services.map(({ kind, price }) => ({ kind, price }));
    await ask('chooseDeliveryServices', { body: { services: chosen } }, guest);
    await moveTo(guest, 'Nunavut', 'Iqaluit', 'X0A 0H0');
    const empty = await open(page, language);
    await expect(empty.getByText(off)).toHaveCount(chosen.length);
    await expect(empty.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(page);
    expect((await storedCart(guest)).charges).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('services are set by their form alone', async ({ page }) => {
    const text = textsIn('fr');
    const { room, assembly, block: name } = words.fr;
    const { guest } = await begin(page, 'services.plain');
    const block = await open(page, 'fr');
    await block.getByRole('checkbox', { name: room }).check();
    await block.getByRole('checkbox', { name: assembly }).check();
    const update = block.getByRole('button', { name: `${text('cart-checkout:line.update')} ${name}` });
    await update.click();
    await expect(block.getByRole('checkbox', { name: room })).toBeChecked();
    expect((await storedCart(guest)).charges).toMatchObject([{ kind: 'room' }, { kind: 'assembly' }]);
    await block.getByRole('checkbox', { name: room }).uncheck();
    await update.click();
    await expect(block.getByRole('checkbox', { name: room })).not.toBeChecked();
    expect((await storedCart(guest)).charges).toMatchObject([{ kind: 'assembly' }]);
  });
});
