import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages, paths, type Language } from '@shop/contract';
import {
  addToCart,
  buyerWith,
  doorOf,
  giveEmail,
  givePassword,
  goToAddress,
  goToPayment,
  pay,
  typeCard,
  typePlace,
  visitOf,
} from '@shop/qa';
import { recordedMedusa } from '../../tools/adapter-medusa/src/recorded/medusa.ts';
import { startOwnShop, startServer } from '../support/own-shop.ts';
import { scratch } from '../support/places.ts';
import { expect, test, type Page } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Recorded anew with these, as docs/how-to/sell-from-medusa.md says. */
const { MEDUSA_RECORD: live, MEDUSA_KEY = 'recorded', MEDUSA_SECRET_KEY = 'recorded' } = process.env;

const goods = {
  en: { list: 'Armchairs', name: 'Alma armchair', colour: 'Rust', subtotal: /C\$649\.00/ },
  fr: { list: 'Fauteuils', name: 'Fauteuil Alma', colour: 'Rouille', subtotal: /649,00\s\$/ },
};

/** A shop on the adapter before a recorded Medusa; `pages` are its content pages. */
const startShop = async (recording: string) => {
  const file = path.join(root, `tools/adapter-medusa/src/recorded/answers/journey-${recording}.jsonl`);
  const medusa = await recordedMedusa(file, live ? { live } : {});
  const adapter = await startServer('tools/adapter-medusa/src/main.ts', 'API_PORT', {
    MEDUSA_URL: medusa.url,
    MEDUSA_KEY,
    MEDUSA_SECRET_KEY,
    MEDUSA_RETURN_DAYS: '3650',
    MEDUSA_MEMORY: path.join(mkdtempSync(path.join(scratch, 'medusa-')), 'memory.sqlite'),
  });
  const pages = path.join(root, 'world/data/pages');
  const shop = await startOwnShop({ apiUrl: adapter.url, env: { CONTENT_DIR: pages } });
  return {
    url: shop.url,
    api: adapter.url,
    medusa: medusa.url,
    stop: async () => {
      shop.stop();
      adapter.child.kill();
      await medusa.close();
      expect(medusa.unknown).toEqual([]);
    },
  };
};

/** From the list to the cart, in the colour that is asked for. */
const putInCart = async (page: Page, language: Language, origin: string): Promise<void> => {
  const { list, name, colour, subtotal } = goods[language];
  const visit = visitOf(page, language);
  const main = page.getByRole('main');
  await page.goto(origin + paths.inLanguage('/living-room/armchairs.html', language));
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const chosen = page
    .getByRole('group', { name: visit.text('catalog:axis.color') })
    .getByRole('link', { name: colour });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await addToCart(visit, name);
  await expect(main.getByText(subtotal).first()).toBeVisible();
};

for (const language of languages) {
  test(`a guest buys in ${language} from a shop whose backend is Medusa`, async ({ page }) => {
    const shop = await startShop(language);
    const visit = visitOf(page, language);
    await putInCart(page, language, shop.url);
    const buyer = buyerWith(`medusa.${language}@example.ca`);
    await goToPayment(visit, buyer);
    await typeCard(visit, buyer);
    const number = await pay(visit);
    expect(number).toMatch(/^\d+$/);
    await expect(page.getByRole('main').getByText(goods[language].name).first()).toBeVisible();
    await shop.stop();
  });
}

interface Fulfilled {
  orders: {
    id: string;
    display_id: number;
    items: { id: string; quantity: number }[];
    fulfillments: { id: string }[];
  }[];
}

/** What the shop's people do in Medusa: pack an order, send it, and say that it has arrived. */
const deliver = async (medusa: string, number: string): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`${MEDUSA_SECRET_KEY}:`).toString('base64')}`;
  const ask = async <T>(at: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${medusa}/admin/orders${at}`, { headers, ...sent })).json();
  };
  const found = async () => {
    const { orders } = await ask<Fulfilled>('?limit=50&fields=id,display_id,*items,*fulfillments');
    const order = orders.find(({ display_id }) => String(display_id) === number);
    if (!order) throw new Error(`Medusa has no order ${number}`);
    return order;
  };
  const { id, items: lines } = await found();
  const items = lines.map(({ id: line, quantity }) => ({ id: line, quantity }));
  await ask(`/${id}/fulfillments`, { items });
  const { fulfillments } = await found();
  const parcel = `/${id}/fulfillments/${fulfillments[0]?.id}`;
  await ask(`${parcel}/shipments`, { items, labels: [] });
  await ask(`${parcel}/mark-as-delivered`, {});
};

test('a customer of Medusa signs in, buys, finds the order in their account and sends it back', async ({ page }) => {
  const shop = await startShop('customer');
  const visit = visitOf(page);
  const main = page.getByRole('main');
  const account = { email: 'medusa.customer@example.ca', password: 'Boreal2026' };
  const registered = await page.request.post(`${shop.api}/api/register`, { form: account });
  expect(registered.ok()).toBe(true);
  await page.goto(shop.url + paths.login());
  const door = doorOf(main, 'en');
  await giveEmail(door, account.email);
  await givePassword(door, account.password);
  await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
  await putInCart(page, 'en', shop.url);
  const { email: _, ...buyer } = buyerWith(account.email);
  await goToAddress(visit);
  await typePlace(visit, buyer);
  await page.getByRole('button', { name: visit.text('cart-checkout:address.continue') }).click();
  await typeCard(visit, { ...buyer, email: account.email });
  const number = await pay(visit);
  await deliver(shop.medusa, number);

  await page.goto(shop.url + paths.orders());
  await main
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(main.getByText(goods.en.name).first()).toBeVisible();
  await main.getByRole('link', { name: visit.text('account:orderActions.return') }).click();
  await main.getByRole('combobox', { name: goods.en.name }).selectOption('1');
  await main.getByRole('combobox', { name: visit.text('account:returns.reason') }).selectOption('damaged');
  await main.getByRole('button', { name: visit.text('account:returns.submit') }).click();
  await expect(page).toHaveURL((url) => url.pathname === paths.returnLabel());
  await page.goto(shop.url + paths.order(number));
  await expect(main.getByRole('heading', { name: visit.text('account:returns.heading') })).toBeVisible();
  await shop.stop();
});

test('links of header and footer lead to pages, and texts come from files', async ({ page }) => {
  const shop = await startShop('links');
  await page.goto(`${shop.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  const command = ['tools/conformance/src/main.ts', shop.api, '--shop', shop.url];
  const { stdout } = await promisify(execFile)('node', command, { cwd: root }); // ends with 1 where a link is dead
  await shop.stop();
  const [, leading, all] = /^(\d+) of (\d+) links of header and footer lead to a page\.$/m.exec(stdout) ?? [];
  expect(leading).toBe(all);
  expect(Number(all)).toBeGreaterThan(15);
});
