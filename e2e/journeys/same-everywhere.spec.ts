import { isDeepStrictEqual } from 'node:util';
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
import { shopUrl } from '../support/places.ts';
import { expect, test, type Page } from '../support/test.ts';

// One purchase, read on every page that speaks of it and in its letter: each figure and each promise is the same.

interface Purchase {
  readonly region: keyof typeof homes;
  readonly isMember: boolean;
  readonly delivered: boolean;
}

/** Where each buyer lives, in the language that their pages have. */
const homes = {
  QC: {
    language: 'fr',
    given: { city: 'Montréal', region: 'Québec', postcode: 'H2X 1Y4', telephone: '(514) 555-0188' },
    rates: [5, 9.975],
  },
  NS: {
    language: 'fr',
    given: { city: 'Halifax', region: 'Nouvelle-Écosse', postcode: 'B3H 1A1', telephone: '(902) 555-0188' },
    rates: [14],
  },
  ON: {
    language: 'en',
    given: { city: 'Ottawa', region: 'Ontario', postcode: 'K1P 1J1', telephone: '(613) 555-0188' },
    rates: [13],
  },
  NU: {
    language: 'en',
    given: { city: 'Iqaluit', region: 'Nunavut', postcode: 'X0A 0H0', telephone: '(867) 555-0188' },
    rates: [5],
  },
} as const satisfies Record<string, { language: Language; given: Partial<Buyer>; rates: readonly number[] }>;

/** The place where goods are picked up is in Ontario, wherever who comes for them lives. */
const pickupRates = homes.ON.rates;

/** Each region, way and kind of buyer once; all of their combinations at night. */
const purchases: readonly Purchase[] = [
  { region: 'QC', isMember: false, delivered: false },
  { region: 'NU', isMember: true, delivered: true },
  { region: 'NS', isMember: true, delivered: false },
  { region: 'ON', isMember: false, delivered: true },
];
const others = (['QC', 'NS', 'ON', 'NU'] as const)
  .flatMap((region) =>
    [true, false].flatMap((isMember) => [true, false].map((delivered) => ({ region, isMember, delivered }))),
  )
  .filter((one) => !purchases.some((other) => isDeepStrictEqual(one, other)));

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

/** What pages and letters say of how the goods come, and what none of them says. */
interface Promised {
  readonly handover: Handover | undefined;
  /** When they come; null where they are picked up. */
  readonly days: string | null;
  readonly foreign: RegExp;
}

const deliveryWords =
  /free delivery|livraison gratuite|standard|carrier|transporteur|delivered to|livrée? [àa]|expédi|shipped/i;
const pickupWords = /pick(ed)? up|pickup|ramassage|ramass[eé]|cueillette/i;

const expectPromised = async (visit: Visit, { handover, days, foreign }: Promised): Promise<void> => {
  const main = visit.page.getByRole('main');
  if (days === null) await expectPlace(visit, handover);
  else await expect(main).toContainText(days);
  await expect(main).not.toContainText(foreign);
};

/** Types a postal code where one may ask when the goods come, and reads what is answered. */
const expectEstimate = async (
  place: ReturnType<Page['locator']>,
  { label, button, code }: { label?: string; button: string; code: string },
  said: readonly string[],
): Promise<void> => {
  await place.getByRole('textbox', label === undefined ? {} : { name: label }).fill(code);
  await place.getByRole('button', { name: button }).click();
  for (const words of said) await expect(place).toContainText(words);
};

const member = async (visit: Visit): Promise<string> => {
  const reply = await visit.page.request.post(sandboxAccountsPath, {
    headers: { client: 'pc' },
    data: { label: 'same.member', plus_days: 59, language: visit.language },
  });
  const made = (await reply.json()) as MadeAccount; // the sandbox's own format
  await comeBack(visit.page.context(), made);
  return made.email;
};

const guest = async (visit: Visit): Promise<string> => {
  await newGuest(visit.page.context(), 'same.guest');
  return `same.${Date.now()}@example.ca`;
};

const buyAndRead = async (visit: Visit, { region, isMember, delivered }: Purchase): Promise<void> => {
  const { page, text, language } = visit;
  const { given, rates } = homes[region];
  const code = given.postcode;
  const line = `${given.city} ${region} ${code}`;
  const email = await (isMember ? member(visit) : guest(visit));
  const product = await productIn(
    'furniture/tv-stands.html',
    language,
    (one) =>
      isPlain(one) &&
      isDelivered(one) === delivered &&
      (!isMember || one.plus_price !== null) &&
      (!delivered || (one.shipping ?? []).length > 0),
  );
  const price = isMember ? (product.plus_price ?? 0) : product.price.final_price;
  const standard = product.shipping?.find(({ regions }) => regions.includes(region))?.fee ?? -1;
  const shipping = delivered ? standard : 0;
  const feeText = shipping === 0 ? text('cart-checkout:totals.free') : written(shipping, language);
  const tax = (delivered ? rates : pickupRates).reduce(
    (sum, rate) => sum + Math.round(((price + shipping) * rate) / 100),
    0,
  );
  const expected: Sums = { subtotal: price, discount: 0, shipping, tax, total: price + shipping + tax };
  const asked = { productId: product.entity_id, zipcode: code };
  const { logisticDate } = await ask('deliveryEstimate', { body: asked }, { language });
  const promised: Promised = {
    handover: product.handover,
    days: delivered ? (logisticDate ?? 'no day') : null,
    foreign: delivered ? pickupWords : deliveryWords,
  };

  await goTo(visit, paths.product(product.url_path, null), product.name);
  const main = page.getByRole('main');
  await expect(main.getByText(written(price, language)).first()).toBeVisible();
  if (delivered) {
    const delivery = main.getByRole('region', { name: text('catalog:delivery.title') });
    await expectEstimate(delivery, { button: text('catalog:delivery.check'), code }, [promised.days ?? '']);
  } else await expectPlace(visit, product.handover);

  await toCart(visit);
  if (delivered) {
    const fee = text('cart-checkout:estimate.fee', { place: code, fee: feeText });
    const form = { label: text('cart-checkout:estimate.label'), button: text('cart-checkout:estimate.submit'), code };
    await expectEstimate(summaryOf(visit), form, [promised.days ?? '', fee]);
  } else {
    await expectPlace(visit, product.handover);
    expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
  }

  await goTo(visit, paths.shippingAddress(), text('cart-checkout:address.heading'));
  if (!delivered) expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
  const buyer: Buyer = { ...buyerWith(email), ...given };
  await (isMember ? typePlace(visit, buyer) : typeAddress(visit, buyer));
  await page.getByRole('button', { name: text('cart-checkout:address.continue') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:payment.heading') })).toBeVisible();
  expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
  await expectPromised(visit, promised);
  await expect(main.getByText(line)).toBeVisible();
  if (delivered) {
    const way = language === 'fr' ? 'Livraison standard' : 'Standard delivery';
    await expect(main.getByText(`${way} · ${feeText}`)).toBeVisible();
  }
  const returns = language === 'fr' ? /30 jours/ : /30 days/;
  await expect(main.getByRole('link', { name: returns })).toHaveAttribute('href', /return-policy/);

  await typeCard(visit, buyer);
  const orderId = await pay(visit);
  expect(await shownSums(summaryOf(visit), language)).toEqual(expected);
  await expectPromised(visit, promised);

  const way = delivered ? text('cart-checkout:totals.shipping') : text('cart-checkout:totals.pickup');
  const letter = await letterSums(visit, orderId, way);
  expect(letter.sums).toEqual(expected);
  expect(letter.text).toContain(line);
  const when = promised.days ?? product.handover?.pickup?.place?.street ?? 'nowhere';
  expect(letter.text).toContain(when.replaceAll('\u00a0', ' '));
  expect(letter.text).not.toMatch(promised.foreign);

  // The link of the letter opens the order, to whom has no account.
  const link = new URL(/https?:\/\/\S+\/(?:shipments|account)\S*/.exec(letter.text)?.[0] ?? shopUrl);
  const pages = isMember ? [paths.order(orderId), paths.printOrder(orderId)] : [link.pathname + link.search];
  for (const path of pages) {
    await page.goto(isMember ? paths.inLanguage(path, language) : path);
    await expect(main.getByText(line).first()).toBeVisible();
    const totals = isMember ? main : page.getByRole('region', { name: text('account:order.totals') });
    expect(await shownSums(totals, language)).toEqual(expected);
    await expectPromised(visit, promised);
  }
};

for (const [tag, those] of [
  ['', purchases],
  [' @nightly', others],
] as const) {
  for (const purchase of those) {
    const { region, isMember, delivered } = purchase;
    const screen = isMember ? 'desktop' : 'phone';
    const { language } = homes[region];
    test.describe(`on a ${screen} in ${language}${tag}`, () => {
      test.use({ viewport: screens[screen], locale: `${language}-CA` });

      const who = `a ${isMember ? 'member' : 'guest'} in ${region}`;
      test(`what ${who} has ${delivered ? 'delivered' : 'ready for pickup'} costs and promises the same on each page and in the letter`, async ({
        page,
      }) => {
        test.slow();
        await buyAndRead(visitOf(page, language), purchase);
      });
    });
  }
}
