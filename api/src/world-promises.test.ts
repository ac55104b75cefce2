// The shop's promises to people, checked in the shop that is filled with the invented world: no surface promises what
// another one, or the shop's own rules, refuse.
import { formatDate, formatMoney } from '@shop/format';
import {
  calls,
  pageSizes,
  paths,
  type CallDefinition,
  type CallInput,
  type CallName,
  type CallResult,
} from '@shop/contract';
import type { MeasuredShop } from './measured-shop.ts';
import { openFilledShop } from './testing/filled-shop.ts';

let shop: MeasuredShop;
beforeAll(async () => {
  shop = await openFilledShop();
});
afterAll(() => shop?.close());

type Headers = Record<string, string>;

const ask = async <N extends CallName>(name: N, input: CallInput<N>, headers: Headers = {}) => {
  const { method, path, body: kind }: CallDefinition = calls[name];
  const { query = {}, body }: { query?: object; body?: object } = input;
  const text = (values: object) => Object.entries(values).map(([key, value]) => [key, String(value)]);
  const sent =
    kind === 'form'
      ? { payload: new URLSearchParams(text(body ?? {})).toString(), type: 'application/x-www-form-urlencoded' }
      : { payload: JSON.stringify(body ?? {}), type: 'application/json' };
  const reply = await shop.app.inject({
    method,
    url: path,
    query: Object.fromEntries(text(query)),
    headers: { client: 'pc', country: 'ca', ...(method !== 'GET' && { 'content-type': sent.type }), ...headers },
    ...(method !== 'GET' && { payload: sent.payload }),
  });
  return reply.json<{ code: number; message: string; result: CallResult<N> }>();
};

const newGuest = async (): Promise<Headers> => {
  const { result } = await ask('guestLogin', { query: { device_id: crypto.randomUUID() } });
  return { authorization: result.token };
};
const signIn = async (key: string): Promise<Headers> => {
  const { result } = await ask('login', { body: { email: `${key}@shop.test`, password: 'Boreal2026' } });
  return { authorization: result.token ?? '' };
};

/** Every so many products of the world, of each kind of goods some. */
const looked = () => shop.world.products.filter((_, place) => place % 20 === 0);

/** The cart's answer to a code on the least of a product that can be bought; '' where it takes it. */
const refusal = async (id: number, code: string, headers: Headers): Promise<string> => {
  const { inventory, relation } = (await ask('productDetail', { query: { id } }, headers)).result;
  const child = relation.find((variant) => variant.inventory.is_in_stock)?.product_id;
  const item = { product_id: id, child_id: child, qty: inventory.min_sale_qty };
  const added = await ask('addCartItem', { body: item }, headers);
  const applied = await ask('applyCoupon', { body: { coupon_code: code } }, headers);
  for (const { item_id } of added.result.list) await ask('deleteCartItem', { body: { item_id } }, headers);
  return [added, applied].map(({ code: said, message }) => (said === 200 ? '' : message)).join('');
};

test.each(['a visitor', 'ordinary', 'plus61'])(
  'PDP-003 a product names no code to %s that the cart then refuses, and some code it names',
  async (reader) => {
    const headers = reader === 'a visitor' ? await newGuest() : await signIn(reader);
    const named = new Map<string, number[]>();
    for (const { id } of looked()) {
      const { usableCoupon: code } = (await ask('productDetail', { query: { id } }, headers)).result;
      if (code !== null) named.set(code, [...(named.get(code) ?? []), id]);
    }
    expect([...named.values()].flat().length).toBeGreaterThan(looked().length / 2);
    const refused: unknown[] = [];
    // Few tries of a code are allowed: the cheapest, which is nearest to a least amount, and the last.
    for (const [code, ids] of named) {
      const [cheapest] = looked()
        .filter(({ id }) => ids.includes(id))
        .toSorted((a, b) => a.finalPrice - b.finalPrice);
      for (const id of new Set([cheapest?.id ?? 0, ids.at(-1) ?? 0])) {
        const said = await refusal(id, code, headers);
        if (said !== '') refused.push([id, code, said]);
      }
    }
    expect(refused).toEqual([]);
  },
);

test('a coupon of a product’s drawers says from which amount it holds', async () => {
  const silent = new Set<string>();
  const least = new Map(shop.world.coupons.map(({ code, minimumSubtotal }) => [code, minimumSubtotal / 100]));
  for (const language of ['en', 'fr'] as const) {
    for (const { id } of looked()) {
      const { productList } = (
        await ask('productCoupons', { query: { productId: id } }, { 'accept-language': language })
      ).result;
      for (const { couponCode, description } of productList
        .flatMap(({ couponList }) => couponList)
        .flatMap(({ list }) => list)) {
        const dollars = least.get(couponCode) ?? 0;
        if (dollars > 0 && !description.replace(/[\s,]/g, '').includes(String(dollars))) silent.add(couponCode);
      }
    }
  }
  expect([...silent]).toEqual([]);
});

test('API-183 seats for people of a weight hold that weight by their own specifications', async () => {
  const { list } = (await ask('weightBlock', {})).result;
  const tooWeak: unknown[] = [];
  for (const { name, max_weight, products } of list) {
    expect(products.length).toBeGreaterThan(2);
    expect(name).toContain(`${max_weight} lb`);
    for (const { entity_id: id } of products) {
      const { specifications } = (await ask('productDetail', { query: { id } })).result.texts;
      const [, kilograms = '0'] = /Maximum load.*?(\d+)\s*kg/.exec(specifications) ?? [];
      if (Number(kilograms) / 0.453_592_37 < max_weight) tooWeak.push([name, id, kilograms]);
    }
  }
  expect(tooWeak).toEqual([]);
});

/** Texts that the shop shows on many pages, each with where it stands. */
const saidAround = async (language: 'en' | 'fr'): Promise<[where: string, text: string][]> => {
  const headers = { 'accept-language': language };
  const { home_top_banner: banners, navigation_images: menu } = (await ask('configInit', {}, headers)).result;
  const { marketing, home_banner } = (await ask('newHome', {}, headers)).result;
  const { list: notes } = (await ask('systemNotes', {}, headers)).result;
  return [
    ...banners.map(({ name }): [string, string] => ['a banner', name]),
    ...menu.map(({ alt }): [string, string] => ['the menu', alt]),
    ...[...marketing, ...home_banner].map(({ title, subtitle }): [string, string] => [
      'home',
      `${title} – ${subtitle}`,
    ]),
    ...notes.map(({ title, content }): [string, string] => ['a note', `${title} – ${content}`]),
  ];
};

test.each(['en', 'fr'] as const)(
  'MEM-001 what members save is said of Plus+ prices, not of everything (%s)',
  async (language) => {
    const { result: plus } = await ask('plusInfo', {}, { 'accept-language': language });
    const { total } = (await ask('plusProducts', { query: {} })).result;
    const discount = plus.benefits.find(({ code }) => code === 'discount');
    expect(discount?.text).toContain(String(total));
    const broad = (await saidAround(language)).filter(
      ([, text]) =>
        /Plus\+/.test(text) &&
        /\d\s?%|save|économis|prices|prix/i.test(text) &&
        !/Plus\+ price|prix Plus\+/i.test(text),
    );
    expect(broad).toEqual([]);
  },
);

test('Plus+ tells whom it refuses, and promises nowhere what is no benefit', async () => {
  const { faq, benefits } = (await ask('plusInfo', {})).result;
  const answers = faq.map(({ answer }) => answer).join(' ');
  for (const [key, word] of [
    ['enterprise', 'business'],
    ['dropship', 'partners'],
  ] as const) {
    expect((await ask('plusStepInfo', { body: {} }, await signIn(key))).result.can_buy_plus).toBe(0);
    expect(answers).toContain(word);
  }
  const promised = benefits.map(({ title, text }) => `${title} ${text}`).join(' ');
  const free = (await saidAround('en')).filter(([, text]) => /free returns/i.test(text));
  if (!/free returns/i.test(promised)) expect(free).toEqual([]);
});

const pageText = async (url_path: string, language: 'en' | 'fr'): Promise<string> => {
  const { content } = (await ask('cmsPage', { query: { url_path } }, { 'accept-language': language })).result;
  return content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
};
/** The sentences of a product's short policy (POP-035). */
const linesOf = (policy: string): string[] => policy.split(/_(?:· )?/).map((line) => line.replace(/\s+/g, ' '));

test.each(['en', 'fr'] as const)(
  'POP-034 a product says of returns, warranty and delivery what their pages say (%s)',
  async (language) => {
    const headers = { 'accept-language': language };
    const { return_days, delivery_promise } = (await ask('configInit', {}, headers)).result;
    const [returns, warranty, shipping] = [
      await pageText('return-policy', language),
      await pageText('warranty-policy', language),
      await pageText('shipping-guide', language),
    ];
    expect(shipping).toContain(delivery_promise.replace(/\s+/g, ' '));
    const others = new Set<string>();
    for (const { id } of looked()) {
      const said = (await ask('productDetail', { query: { id } }, headers)).result;
      expect(said.return_info).toContain(String(return_days));
      for (const line of linesOf(said.return_info_content)) if (!returns.includes(line)) others.add(line);
      for (const line of linesOf(said.warranty_info_content)) if (!warranty.includes(line)) others.add(line);
    }
    expect([...others]).toEqual([]);
  },
);

test.each(['en', 'fr'] as const)(
  'the terms name the shop, where it is, and what it promises (%s)',
  async (language) => {
    const terms = await pageText('terms-conditions', language);
    const [, company = ''] =
      /(Boréal[^,.;]* inc\., [^.]*[A-Z]\d[A-Z] \d[A-Z]\d)/.exec(await pageText('contact-us', language)) ?? [];
    expect(company).not.toBe('');
    expect(terms).toContain(company);
    for (const page of ['return-policy', 'warranty-policy', 'shipping-guide', 'payment-methods', 'privacy-policy']) {
      const { content } = (await ask('cmsPage', { query: { url_path: 'terms-conditions' } })).result;
      expect(content).toContain(`href="/${page}"`);
    }
  },
);

test.each(['en', 'fr'] as const)(
  'checkout and the page of payment methods name who takes a payment, as the footer’s marks do (%s)',
  async (language) => {
    const guest = { ...(await newGuest()), 'accept-language': language };
    const { pay_by = [] } = (await ask('configInit', {}, guest)).result;
    const { list } = (await ask('cartPaymentMethods', {}, guest)).result;
    const page = await pageText('payment-methods', language);
    const names = { card: 'Visa', klarna: 'Klarna', alipay: 'Alipay' };
    expect(pay_by).toContain('klarna');
    for (const method of pay_by) {
      expect(page).toContain(names[method]);
      if (method !== 'card') expect(list.find(({ code }) => code === method)?.title).toContain(names[method]);
    }
  },
);

test.each(['en', 'fr'] as const)(
  'the page of the sale is of the sale that is on, and leads to it (%s)',
  async (language) => {
    const headers = { 'accept-language': language };
    const { top_banner_time: ends, black_friday } = (await ask('configInit', {}, headers)).result;
    const { starts_at } = (await ask('saleLotteryInfo', {}, headers)).result;
    const { content, updated_at } = (await ask('cmsPage', { query: { url_path: 'sales-events' } }, headers)).result;
    expect(ends).not.toBeNull();
    expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(starts_at));
    // The last day of the strip's time, which may be Black Friday's alone.
    expect(content).toContain(formatDate(Date.parse(ends ?? '') - 1, language));
    expect(content).toContain(`href="${paths.saleEvent()}"`);
    expect(content.includes(`href="${paths.blackFriday()}"`)).toBe(black_friday === 1);
    // A coupon that leads here is named here.
    for (const { code } of shop.world.coupons.filter(({ url }) => url === paths.salesEvents()))
      expect(content).toContain(code);
  },
);

test.each(['en', 'fr'] as const)(
  'what banners and home show leads to a page, and is of this time of year (%s)',
  async (language) => {
    const headers = { 'accept-language': language };
    const { home_top_banner: banners } = (await ask('configInit', {}, headers)).result;
    const { home_banner, marketing, shopByRoom } = (await ask('newHome', {}, headers)).result;
    const links = [
      ...banners.map(({ click_url }) => click_url),
      ...[...home_banner, ...marketing, ...shopByRoom].map(({ url }) => url),
    ];
    const nowhere: unknown[] = [];
    const routes = [
      paths.plus(),
      paths.blackFriday(),
      paths.saleEvent(),
      '/room/',
      '/christmas-trees',
      '/customer-say',
    ];
    for (const url of links.filter((link) => !routes.some((route) => link.startsWith(route)))) {
      const found = await ask('pathResolve', { body: { request_path: url } }, headers);
      if (found.result?.type == null) nowhere.push([url, found.code]);
    }
    expect(nowhere).toEqual([]);
    const month = new Date().getMonth() + 1;
    const foreign =
      month >= 4 && month <= 9
        ? /Christmas|Noël|Black Friday|Vendredi fou/i
        : /summer|\bété\b|tonight outside|eat outside|mange dehors/i;
    expect((await saidAround(language)).filter(([, text]) => foreign.test(text))).toEqual([]);
  },
);

/** The menu's categories and those that a requirement names besides, as paths that lead to themselves. */
const roots = [
  'furniture',
  'outdoor',
  'kitchen',
  'appliance',
  'decor',
  'bath',
  'baby-kids',
  'toys-hobbies',
  'sports-games',
  'pets',
  'health-beauty',
];
const categories = [
  ...roots.map((path) => ['ROUTE-063', path]),
  ...[
    'furniture/sofas-loveseats',
    'outdoor/fire-pits',
    'appliance/air-fryers',
    'decor/rugs',
    'bath/toilet',
    'baby-kids/changing-tables',
    'toys-hobbies/trampolines',
    'sports-games/treadmills',
    'pets/dog-kennels',
    'health-beauty/massage-chairs',
  ].map((path) => ['ROUTE-064', path]),
].map(([id = '', path = '']) => [id, `/${path}.html`, `${path}.html`] as const);
/** Whatever begins like these is one of theirs. */
const below = [
  ['ROUTE-063', '/baby-kids', 'baby-kids.html'],
  ['ROUTE-063', '/baby-kids-sale', 'baby-kids.html'],
  ['ROUTE-063', '/baby-kids/cribs-of-last-year.html', 'baby-kids.html'],
  ['ROUTE-063', '/toys-hobbies/', 'toys-hobbies.html'],
  ['ROUTE-063', '/toys-hobbies/kites/red.html', 'toys-hobbies.html'],
] as const;

test.each([...categories, ...below])('%s %s resolves to a category, and there is something in it', async (...row) => {
  const [, path, leadsTo] = row;
  const found = await ask('pathResolve', { body: { request_path: path.slice(1) } });
  expect(found).toMatchObject({ code: 200, result: { type: 'category', attribute: {} } });
  const { result: list } = await ask('categoryProducts', { body: { category_id: found.result?.id ?? 0 } });
  expect(list.category?.url_path).toBe(leadsTo);
  expect(list.total).toBeGreaterThan(0);
});

test('a path that only looks like such a category leads nowhere', async () => {
  for (const request_path of ['baby', 'furniture-2026', 'furniture/kites.html', 'my/baby-kids.html']) {
    expect((await ask('pathResolve', { body: { request_path } })).code).not.toBe(200);
  }
});

test.each(['en', 'fr'] as const)('what a product in %s says of returns counts from how it comes', async (language) => {
  const wrong: string[] = [];
  const said = { pickup: 0, delivery: 0 };
  for (const { id } of looked()) {
    const { result } = await ask('productDetail', { query: { id } }, { 'accept-language': language });
    const tips = result.banner.promotion.map(({ infomation_tips: tip }) => tip).filter((tip) => tip.includes('30'));
    const way = result.handover?.is_delivered === false ? 'pickup' : 'delivery';
    said[way] += tips.length;
    const other = way === 'pickup' ? /delivery|livraison/ : /pickup|cueillette/;
    for (const tip of [...tips, result.return_info_content.split('_·')[0] ?? ''])
      if (other.test(tip)) wrong.push(`${id}: ${tip}`);
  }
  expect(wrong).toEqual([]);
  expect(Math.min(said.pickup, said.delivery)).toBeGreaterThan(0);
});

test('an order that is not paid yet can be paid, as one that its person left at the wallet', async () => {
  const ordinary = await signIn('ordinary');
  const { list } = (await ask('orderList', { query: {} }, ordinary)).result;
  const query = { order_id: list.find(({ status }) => status === 'pending_payment')?.order_id ?? '' };
  const { pay_url: page = '', payment, grand_total } = (await ask('orderDetail', { query }, ordinary)).result;
  expect(payment).toEqual({ method: 'alipay', card_type: null, last_four: null, refunded_amount: 0 });
  const { body } = await shop.app.inject({ url: page });
  expect(body).toContain(formatMoney(grand_total, 'en'));
  const said = new URLSearchParams({ token: new URL(page, 'http://shop').searchParams.get('token') ?? '' });
  const sent = { method: 'POST', url: '/dev/wallet', payload: `${said}&outcome=approve` } as const;
  await shop.app.inject({ ...sent, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect((await ask('orderDetail', { query }, ordinary)).result.status).toBe('paid');
});

test('no page of a list shows two products by one picture', async () => {
  const twice: unknown[] = [];
  let pages = 0;
  for (const { id, urlPath } of shop.world.categories) {
    for (const sort of ['recommended', 'price_asc'] as const) {
      for (let page = 1; ; page++) {
        const body = { category_id: id, page, page_size: pageSizes.list, sort };
        const { products, total } = (await ask('categoryProducts', { body })).result;
        pages++;
        const pictures = products.map(({ thumbnail }) => thumbnail);
        const again = pictures.filter((url, place) => pictures.indexOf(url) !== place);
        if (again.length > 0) twice.push([urlPath, sort, page, again]);
        if (page * pageSizes.list >= total) break;
      }
    }
  }
  expect(pages).toBeGreaterThan(200);
  expect(twice).toEqual([]);
});
