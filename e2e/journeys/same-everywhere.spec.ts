import { isDelivered, paths, type Handover, type Language } from '@shop/contract';
import { sandboxAccountsPath, type MadeAccount } from '@shop/contract/sandbox';
import {
  adding,
  ask,
  buyerWith,
  comeBack,
  letters,
  newGuest,
  pay,
  productIn,
  screens,
  shownSums,
  typeAddress,
  typeCard,
  typePlace,
  visitOf,
  written,
  type Buyer,
  type Sums,
  type Visit,
} from '@shop/qa';
import { expect, test } from '../support/test.ts';

// One purchase, read on every page that speaks of it and in its letter: each figure and each promise is the same.

const toMontreal = { city: 'Montréal', region: 'Québec', postcode: 'H2X 1Y4', telephone: '(514) 555-0188' };
const toIqaluit = { city: 'Iqaluit', region: 'Nunavut', postcode: 'X0A 0H0', telephone: '(867) 555-0188' };

type Product = Awaited<ReturnType<typeof productIn>>;
const isPlain = ({ type_id, inventory, presale_end_date }: Product): boolean =>
  type_id === 'simple' && inventory.usable_qty > 5 && presale_end_date === null;

const goTo = async ({ page, language }: Visit, path: string, heading: string): Promise<void> => {
  await page.goto(paths.inLanguage(path, language));
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
};

const summaryOf = ({ page, text }: Visit) => page.getByRole('region', { name: text('cart-checkout:cart.summary') });

/** What the letter of an order says of its sums, under the names that the pages have for them. */
const letterSums = async (
  { text, language }: Visit,
  orderId: string,
  way: string,
): Promise<{ sums: Sums; text: string }> => {
  const mine = async () => (await letters()).find(({ subject }) => subject.includes(orderId))?.text ?? '';
  await expect.poll(mine).not.toBe('');
  const letter = await mine();
  const rows = new Map(
    [...letter.matchAll(/^(.+?)\u00a0?: (.+)$/gm)].map(([, name = '', amount = '']) => [name, amount]),
  );
  const amount = (name: string): number => {
    const said = rows.get(name) ?? 'nothing';
    if (said === text('cart-checkout:totals.free')) return 0;
    const cents = Number(said.replace(/\D/g, ''));
    expect(written(cents, language)).toBe(said);
    return cents;
  };
  const taxes = (['GST', 'HST', 'PST', 'QST'] as const)
    .map((kind) => text(`cart-checkout:totals.taxes.${kind}`))
    .filter((name) => rows.has(name));
  const sums = {
    subtotal: amount(text('cart-checkout:totals.subtotal')),
    discount: 0,
    shipping: amount(way),
    tax: taxes.reduce((sum, name) => sum + amount(name), 0),
    total: amount(text('cart-checkout:totals.total')),
  };
  return { sums, text: letter.replaceAll('\u00a0', ' ') };
};

const expectPlace = async (visit: Visit, handover: Handover | undefined): Promise<void> => {
  const place = handover?.pickup?.place;
  for (const line of [place?.street, place?.hours, place?.note])
    await expect(
      visit.page
        .getByRole('main')
        .getByText(line ?? 'nowhere', { exact: true })
        .first(),
    ).toBeVisible();
};

/** From the product in view into the cart. */
const toCart = async (visit: Visit): Promise<void> => {
  const { page, text } = visit;
  const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
  await adding(page, () => add.first().click());
  await goTo(visit, paths.cart(), text('cart-checkout:cart.heading'));
};

test.describe('on a phone in French', () => {
  test.use({ viewport: screens.phone, locale: 'fr-CA' });

  test('what a guest from Québec picks up costs and promises the same on each page and in the letter', async ({
    page,
    context,
  }) => {
    test.slow();
    const visit = visitOf(page, 'fr');
    const { text, language } = visit;
    await newGuest(context, 'same.pickup');
    const product = await productIn('furniture/tv-stands.html', language, (one) => isPlain(one) && !isDelivered(one));
    const { handover } = product;
    const price = product.price.final_price;
    const tax = Math.round((price * 13) / 100);
    const expected: Sums = { subtotal: price, discount: 0, shipping: 0, tax, total: price + tax };
    const foreign = /livraison gratuite|standard|transporteur|livrée? [àa]|expédi/i;

    await goTo(visit, paths.product(product.url_path, null), product.name);
    await expect(page.getByRole('main').getByText(written(price, language)).first()).toBeVisible();
    await expectPlace(visit, handover);

    await toCart(visit);
    await expectPlace(visit, handover);
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);

    await goTo(visit, paths.shippingAddress(), text('cart-checkout:address.heading'));
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
    const buyer: Buyer = { ...buyerWith(`same.${Date.now()}@example.ca`), ...toMontreal };
    await typeAddress(visit, buyer);
    await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:payment.heading') })).toBeVisible();
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
    await expectPlace(visit, handover);
    const checkout = page.getByRole('main');
    await expect(checkout.getByText('Montréal QC H2X 1Y4')).toBeVisible();
    await expect(checkout.getByRole('link', { name: /30 jours/ })).toHaveAttribute('href', /return-policy/);
    await expect(checkout).not.toContainText(foreign);

    await typeCard(visit, buyer);
    const orderId = await pay(visit);
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
    await expectPlace(visit, handover);
    await expect(page.getByRole('main')).not.toContainText(foreign);

    const letter = await letterSums(visit, orderId, text('cart-checkout:totals.pickup'));
    expect(letter.sums).toEqual(expected);
    expect(letter.text).toContain('Montréal QC H2X 1Y4');
    expect(letter.text).toContain(handover?.pickup?.place?.street ?? 'nowhere');
    expect(letter.text).not.toMatch(foreign);

    // The link of the letter opens the order, to whom has no account.
    const link = /https?:\/\/\S+\/shipments\?\S+/.exec(letter.text)?.[0] ?? '';
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    const order = page.getByRole('region', { name: text('account:order.totals') });
    expect(await shownSums(order, language)).toEqual(expected);
    await expectPlace(visit, handover);
    await expect(page.getByRole('main').getByText('Montréal QC H2X 1Y4')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(foreign);
  });
});

test.describe('on a desktop in English', () => {
  test.use({ viewport: screens.desktop, locale: 'en-CA' });

  test('what a member in Nunavut has delivered costs and comes the same on each page and in the letter', async ({
    page,
    context,
  }) => {
    test.slow();
    const visit = visitOf(page, 'en');
    const { text } = visit;
    const language: Language = 'en';
    const made = await page.request.post(sandboxAccountsPath, {
      headers: { client: 'pc' },
      data: { label: 'same.member', plus_days: 59 },
    });
    const member = (await made.json()) as MadeAccount; // the sandbox's own format
    await comeBack(context, member);
    const product = await productIn(
      'furniture/tv-stands.html',
      language,
      (one) => isPlain(one) && isDelivered(one) && one.plus_price !== null && (one.shipping ?? []).length > 0,
    );
    const price = product.plus_price ?? 0;
    const fee = product.shipping?.find(({ regions }) => regions.includes('NU'))?.fee ?? -1;
    const tax = Math.round(((price + fee) * 5) / 100);
    const expected: Sums = { subtotal: price, discount: 0, shipping: fee, tax, total: price + fee + tax };
    const { entity_id: productId } = product;
    const estimate = await ask('deliveryEstimate', { body: { productId, zipcode: toIqaluit.postcode } });
    const days = estimate.logisticDate ?? 'no day';

    await goTo(visit, paths.product(product.url_path, null), product.name);
    await expect(page.getByRole('main').getByText(written(price, language)).first()).toBeVisible();
    const delivery = page.getByRole('main').getByRole('region', { name: text('catalog:delivery.title') });
    await delivery.getByRole('textbox').fill(toIqaluit.postcode);
    await delivery.getByRole('button', { name: text('catalog:delivery.check') }).click();
    await expect(delivery).toContainText(days);

    await toCart(visit);
    const summary = summaryOf(visit);
    await summary.getByRole('textbox', { name: text('cart-checkout:estimate.label') }).fill(toIqaluit.postcode);
    await summary.getByRole('button', { name: text('cart-checkout:estimate.submit') }).click();
    await expect(summary).toContainText(days);
    await expect(summary).toContainText(
      text('cart-checkout:estimate.fee', { place: toIqaluit.postcode, fee: written(fee, language) }),
    );

    await goTo(visit, paths.shippingAddress(), text('cart-checkout:address.heading'));
    const buyer: Buyer = { ...buyerWith(member.email), ...toIqaluit };
    await typePlace(visit, buyer);
    await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:payment.heading') })).toBeVisible();
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
    const checkout = page.getByRole('main');
    await expect(checkout).toContainText(days);
    await expect(checkout.getByText('Iqaluit NU X0A 0H0')).toBeVisible();
    await expect(checkout.getByText(`Standard delivery · ${written(fee, language)}`)).toBeVisible();
    await expect(checkout.getByRole('link', { name: /30 days/ })).toHaveAttribute('href', /return-policy/);

    await typeCard(visit, buyer);
    const orderId = await pay(visit);
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
    await expect(page.getByRole('main')).toContainText(days);

    const letter = await letterSums(visit, orderId, text('cart-checkout:totals.shipping'));
    expect(letter.sums).toEqual(expected);
    expect(letter.text).toContain('Iqaluit NU X0A 0H0');
    expect(letter.text).toContain(days.replaceAll('\u00a0', ' '));

    for (const path of [paths.order(orderId), paths.printOrder(orderId)]) {
      await goTo(visit, path, text('account:orders.number', { id: orderId }));
      expect(await shownSums(page.getByRole('main'), language)).toEqual(expected);
      await expect(page.getByRole('main')).toContainText(days);
      await expect(page.getByRole('main').getByText('Iqaluit NU X0A 0H0').first()).toBeVisible();
    }
  });
});
