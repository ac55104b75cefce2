import { randomUUID } from 'node:crypto';
import { addressOf, ask, expectAccessible, screens } from '@shop/qa';
import type { OwnApi } from '../support/own-api.ts';
import { startOwnConsole, type OwnConsole } from '../support/own-console.ts';
import { startOperatedApi } from '../support/operated-shop.ts';
import { expect, test } from '../support/test.ts';
import { accept, dialogOf, enter, french, invite, open, said } from './console-page.ts';

// One API for all: one test after the other.
test.describe.configure({ mode: 'default' });
let api: OwnApi;
let desk: OwnConsole;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  api = await startOperatedApi();
  desk = await startOwnConsole(api.url);
});
test.afterAll(async () => {
  desk?.stop();
  await api?.stop();
});
test.beforeEach(({ complaints }) => complaints.allow(/status of 401/, /status of 409/)); // nobody is signed in yet, and what is sent already

/** Somebody asks for a swatch of the first sofa that has colours; answers the request's number. */
const askForSwatch = async (lastname: string): Promise<number> => {
  const where = { api: api.url };
  const { products } = await ask('searchProducts', { body: { keyword: 'sofa' } }, where);
  for (const { entity_id } of products) {
    const { relation } = await ask('productDetail', { query: { id: entity_id } }, where);
    const colored = relation.find(({ option }) => option.color);
    if (!colored) continue;
    const email = `${lastname.toLowerCase()}@example.ca`;
    const body = {
      idempotency_key: randomUUID(),
      swatches: [{ product_id: entity_id, child_id: colored.product_id }],
      ...(await addressOf({ email, ...where })),
      email,
      firstname: 'Maude',
      lastname,
      street: `${lastname} Street 7`,
    };
    return (await ask('addSwatchRequest', { body }, where)).request_id;
  }
  throw new Error('No sofa has colours.');
};

test('the warehouse sees which swatches wait and says that they are sent; the log names who did', async ({ page }) => {
  const id = await askForSwatch('Tremblay');
  await page.setViewportSize(screens.desktop);
  await enter(page, { api, desk }, 'Flo Roy', 'warehouse');
  await open(page, 'Swatches');
  const row = page.getByRole('row').filter({ hasText: 'Tremblay Street 7' });
  await expect(row).toContainText('Requested');
  await expect(row).toContainText('Maude Tremblay');
  await expect(row).toContainText('tremblay@example.ca');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Say that they are sent' }).click();
  await expectAccessible(page);
  await dialogOf(page, 'Say that they are sent').getByRole('button', { name: 'Say that they are sent' }).click();
  await said(page, `Swatches ${id} are sent; tremblay@example.ca is told by email.`);
  await expect(page.getByText('No swatches wait to be sent.')).toBeVisible();
  await page.getByRole('switch').click();
  await expect(row).toContainText('Sent');
  await expect(row.getByRole('button')).toHaveCount(0);
  const [log = ''] = await api.operate(['log', 'list']);
  expect(log).toMatch(new RegExp(`Flo Roy\\tswatches\\.send\\t${id}\\b`));
});

test('two people say it of one request: the second is told, and nothing is sent twice', async ({ page }) => {
  const id = await askForSwatch('Gagnon');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, { api, desk }, 'Gil Roy', 'support');
  await page.goto(`${desk.url}/#/swatches`);
  const send = page.getByRole('button', { name: 'Say that they are sent' });
  await send.first().click();
  await api.operate(['swatches', 'send', String(id)]);
  const dialog = dialogOf(page, 'Say that they are sent');
  await dialog.getByRole('button', { name: 'Say that they are sent' }).click();
  await expect(dialog.getByText(`Swatches ${id} were sent already.`)).toBeVisible();
  await expectAccessible(page);
});

test('whoever keeps the catalogue sees none of it', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await enter(page, { api, desk }, 'Hal Roy', 'catalogue');
  await expect(page.getByRole('menuitem', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Swatches' })).toHaveCount(0);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('the list and its button speak French', async ({ page }) => {
    await askForSwatch('Lavoie');
    await page.setViewportSize(screens.desktop);
    await accept(page, desk.url, await invite(api, 'Isa Roy', 'isa@shop.example', 'warehouse'), french);
    await page.getByRole('button', { name: french.goOn }).click();
    await open(page, 'Échantillons');
    const row = page.getByRole('row').filter({ hasText: 'Lavoie Street 7' });
    await row.getByRole('button', { name: 'Dire qu’ils sont partis' }).click();
    await expectAccessible(page);
    await dialogOf(page, 'Dire qu’ils sont partis').getByRole('button', { name: 'Dire qu’ils sont partis' }).click();
    await said(page, /sont partis; lavoie@example\.ca en est averti par courriel/);
  });
});
