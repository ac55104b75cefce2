import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { paths } from '@shop/contract';
import { sandboxAccountsPath, type MadeAccount } from '@shop/contract/sandbox';
import { simpleProduct, textsIn } from '@shop/qa';
import type { OwnShop, OwnShopOptions } from '../support/own-shop.ts';
import { scratch } from '../support/places.ts';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 105;
const flag = 'catalog.reviews-first';
const rules = (state: 'ENABLED' | 'DISABLED'): string => {
  const parts = [
    ['first', 50],
    ['later', 50],
  ];
  const rule = { variants: { first: true, later: false }, defaultVariant: 'later', targeting: { fractional: parts } };
  return JSON.stringify({ flags: { [flag]: { state, ...rule } } });
};

/** A shop whose rules lie in a file, which is not there yet. */
const shopWithFile = async (open: (options: OwnShopOptions) => Promise<OwnShop>) => {
  const file = path.join(mkdtempSync(path.join(scratch, 'flags-')), 'rules.json');
  return { shop: await open({ env: { FLAGS_FILE: file } }), file };
};

test.use({ consent: 'unasked' });

/** The order of a product page's parts, as it is in view. */
const parts = (page: Page) =>
  page.locator('#overview, #reviews').evaluateAll((sections) => sections.map(({ id }) => id));

/** The same of its first view, as the server wrote it. */
const written = async (request: APIRequestContext, url: string, device: string): Promise<string[]> => {
  const html = await (await request.get(url, { headers: { cookie: `deviceId=${device}` } })).text();
  return [...html.matchAll(/<section id="(overview|reviews)"/g)].map(([, id = '']) => id);
};

const exposed = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event: string; variant?: string }[] }).dataLayer ?? []).flatMap(({ event, variant }) =>
      event === 'flagExposed' ? [variant] : [],
    ),
  );

const orders = { first: ['reviews', 'overview'], later: ['overview', 'reviews'] };

test('two visitors see different variants, each the same one ever after, told once in a view, until an operator ends it', async ({
  page,
  openShop,
  otherDevice,
}) => {
  test.slow();
  const text = textsIn('en');
  const { shop, file } = await shopWithFile(openShop);
  const product = await simpleProduct(SOFAS);
  const url = shop.url + paths.product(product.url_path);
  expect(await written(page.request, url, 'before')).toEqual(orders.later);

  writeFileSync(file, rules('ENABLED'));
  const flagsOf = async (device: string): Promise<Record<string, { variant: 'first' | 'later' }>> =>
    (await page.request.get(`${shop.url}/flags.json`, { headers: { cookie: `deviceId=${device}` } })).json();
  await expect.poll(async () => Object.keys(await flagsOf('device-0'))).toEqual([flag]);
  const devices = new Map<string, string>();
  for (let number = 0; devices.size < 2; number += 1)
    devices.set((await flagsOf(`device-${number}`))[flag]?.variant ?? '', `device-${number}`);

  const other = await otherDevice('another visitor');
  for (const [visitor, variant] of [
    [page, 'first'],
    [other, 'later'],
  ] as const) {
    const device = devices.get(variant) ?? '';
    await visitor.context().addCookies([{ name: 'deviceId', value: device, url: shop.url }]);
    expect(await written(visitor.request, url, device)).toEqual(orders[variant]);
    await visitor.goto(url);
    expect(await parts(visitor)).toEqual(orders[variant]);
    // Measured from the consent on, and nothing of before.
    await visitor.getByRole('button', { name: text('host:consent.accept'), exact: true }).click();
    expect(await exposed(visitor)).toEqual([]);
    await visitor.reload();
    expect(await parts(visitor)).toEqual(orders[variant]);
    await expect.poll(() => exposed(visitor)).toEqual([variant]);
    // Another page of the same visit, to which the browser goes by itself.
    const way = visitor
      .getByRole('navigation', { name: text('catalog:breadcrumb') })
      .getByRole('link')
      .last();
    await way.click();
    await expect(visitor.locator('#reviews')).not.toBeAttached();
    const next = visitor.getByRole('main').getByRole('article').getByRole('link').first();
    await next.click();
    await expect(visitor.locator('#reviews')).toBeAttached();
    expect(await parts(visitor)).toEqual(orders[variant]);
    await expect.poll(() => exposed(visitor)).toEqual([variant, variant]);
  }

  writeFileSync(file, rules('DISABLED'));
  await expect.poll(() => written(page.request, url, devices.get('first') ?? '')).toEqual(orders.later);
  await page.goto(url);
  expect(await parts(page)).toEqual(orders.later);
  expect(await exposed(page)).toEqual([]);
});

test('somebody who comes for the first time keeps the device id that decided their first page', async ({
  page,
  openShop,
}) => {
  const { shop, file } = await shopWithFile(openShop);
  const product = await simpleProduct(SOFAS);
  writeFileSync(file, rules('ENABLED'));
  await expect
    .poll(async () => Object.keys(await (await page.request.get(`${shop.url}/flags.json`)).json()))
    .toEqual([flag]);
  await page.context().clearCookies();
  const answer = await page.goto(shop.url + paths.product(product.url_path));
  const [, given] = /deviceId=([^;]+)/.exec((await answer?.allHeaders())?.['set-cookie'] ?? '') ?? [];
  const before = await parts(page);
  await page.reload();
  expect(await parts(page)).toEqual(before);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'deviceId');
  expect(cookie?.value).toBe(given);
});

test('a member sees what rules say of members, from the first view on, and nobody else does', async ({
  page,
  openShop,
  otherDevice,
}) => {
  const { shop, file } = await shopWithFile(openShop);
  const url = shop.url + paths.product((await simpleProduct(SOFAS)).url_path);
  const targeting = { if: [{ var: 'plus' }, 'first', null] };
  const rule = { state: 'ENABLED', variants: { first: true, later: false }, defaultVariant: 'later', targeting };
  writeFileSync(file, JSON.stringify({ flags: { [flag]: rule } }));
  const made = await page.request.post(shop.url + sandboxAccountsPath, {
    headers: { client: 'pc' },
    data: { label: 'experiment', firstname: 'Maude', plus_days: 59 },
  });
  const { token } = (await made.json()) as MadeAccount;
  await page.context().addCookies([{ name: 'token', value: encodeURIComponent(token), url: shop.url }]);
  await expect
    .poll(async () => (await page.request.get(`${shop.url}/flags.json`)).json())
    .toMatchObject({ [flag]: { value: true, variant: 'first' } });
  await page.goto(url);
  expect(await parts(page)).toEqual(orders.first);
  await expect(page.getByRole('button', { name: 'Hello, Maude' })).toBeVisible();
  expect(await parts(page)).toEqual(orders.first);

  const other = await otherDevice('another visitor');
  await other.goto(url);
  expect(await parts(other)).toEqual(orders.later);
});
