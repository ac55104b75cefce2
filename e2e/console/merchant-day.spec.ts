import { expectAccessible } from '@shop/qa';
import type { OwnApi } from '../support/own-api.ts';
import { startOwnConsole, type OwnConsole } from '../support/own-console.ts';
import { atOnce, onApi, openUntil, startOperatedApi } from '../support/operated-shop.ts';
import { expect, test } from '../support/test.ts';
import {
  accept,
  codeOf,
  dialogOf,
  english,
  enter,
  french,
  invite,
  lookAt,
  open,
  outAndIn,
  password,
  said,
} from './console-page.ts';
import { adjustAndBlock, exportAndDelete } from './customers.ts';
import { lookAtInFrench, noteAndSend } from './in-french.ts';
import { changeMenu, moveAccountsIn } from './menu-and-accounts.ts';
import { moveIn } from './move-in.ts';
import { changeOrder } from './order-desk.ts';
import { shipTwoOrders } from './ship-orders.ts';

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

test('a merchant signs in with a second factor, ships two orders, refunds one in part, hides a review and puts a price and a banner for tomorrow', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[01]/, /ERR_FAILED/); // nobody is signed in yet, a wrong password, and a lost connection
  await page.setViewportSize({ width: 1440, height: 900 });
  const invitation = await invite(api, 'Ada Lovelace', 'ada@shop.example', 'admin');
  const secret = await accept(page, desk.url, invitation);
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: english.goOn }).click();
  await expect(page.getByRole('heading', { name: 'What ends first' })).toBeVisible();

  // Out, and in again by password and code.
  await outAndIn(page, 'Ada Lovelace', 'ada@shop.example', secret);
  await expect(page.getByRole('heading', { name: 'What ends first' })).toBeVisible();
  await expectAccessible(page);
  await open(page, 'Orders');
  await expect(page.getByRole('columnheader', { name: 'Left to send' })).toBeVisible();
  await expectAccessible(page);

  const [shipped = '', parted = ''] = await shipTwoOrders(page);

  // What stayed is paid back; while the connection is lost, nothing of it is.
  await page.getByRole('button', { name: 'Pay back' }).click();
  const refund = dialogOf(page, 'Pay back');
  await refund.getByRole('spinbutton').first().fill('1');
  await page.route('**/operator/orders/refund', (route) => route.abort());
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await expect(refund.getByText(/^The connection is lost\./)).toBeVisible();
  await expect(refund.getByRole('spinbutton').first()).toHaveValue('1');
  await page.unroute('**/operator/orders/refund');
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await said(page, /is paid back, and the buyer is told by email|has not confirmed it yet/);

  // A packing slip has all that a carton needs.
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { name: /Packing slip/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();

  await open(page, 'Reviews');
  const review = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Hide' }) })
    .first();
  const written = (await review.getByRole('cell').nth(4).textContent()) ?? '';
  await review.getByRole('button', { name: 'Hide' }).click();
  await dialogOf(page, 'Hide').getByRole('button', { name: 'Hide' }).click();
  await said(page, 'The review is hidden.');
  await expectAccessible(page);

  await open(page, 'Prices');
  const product = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Change price' }) })
    .first();
  const sku = (await product.getByRole('cell').first().textContent()) ?? '';
  await product.getByRole('button', { name: 'Change price' }).click();
  const price = page.getByRole('dialog', { name: /^Change price/ });
  const tomorrow = new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 10);
  await price.getByLabel('Price', { exact: true }).fill('12.34');
  await price.getByLabel('Begins').fill(tomorrow);
  await price.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Preview/ });
  await expect(preview.getByRole('cell', { name: '12.34' })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Apply' }).click();
  await said(page, `The change of ${sku} begins later.`);
  await open(page, 'Planned changes');
  await expect(page.getByRole('row').filter({ hasText: '12.34' })).toContainText(sku);

  await open(page, 'Banners and pages');
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel('Place', { exact: false }).click();
  await page.getByRole('option', { name: 'header', exact: true }).click();
  await page.getByLabel('Title – English').fill('Winter evening');
  await page.getByLabel('Title – French').fill('Soirée d’hiver');
  await page.getByLabel('Leads to').fill('/furniture/desks.html');
  await page.getByLabel('Begins').fill(tomorrow);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Planned', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Winter evening' })).toContainText('header');

  // All of it is the shop’s now, and in the log with the person.
  const [first = '', second = '', reviews = '', plans = '', banners = '', log = ''] = await api.operate(
    ['orders', 'show', shipped],
    ['orders', 'show', parted],
    ['product-reviews', 'list', '--all'],
    ['prices', 'planned'],
    ['content', 'planned'],
    ['log', 'list'],
  );
  expect(first).toContain('PU-1');
  expect(second).toMatch(/PU-2/);
  expect(second).not.toMatch(/paid back\tC\$0\.00/);
  expect(reviews.split('\n').find((line) => line.includes(`\t${written}\t`))).toMatch(/hidden$/);
  expect(plans).toContain(`\t${sku}\t`);
  expect(banners).toContain('Winter evening');
  for (const action of ['order.ship', 'order.refund', 'review.decide', 'session.begin', 'session.end'])
    expect(log).toMatch(new RegExp(`person \\d+ Ada Lovelace\\t${action.replace('.', '\\.')}`));
  await open(page, 'Log');
  await expect(page.getByRole('row').filter({ hasText: 'session.begin' }).first()).toContainText(
    'Ada Lovelace (Person',
  );
  await expectAccessible(page);
});

test('a merchant moves 25 products in from a file of Shopify, gives one a picture, and the shop has them', async ({
  page,
  openShop,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 401/, /ERR_FAILED/); // nobody is signed in yet, and a lost connection
  const shop = await openShop(onApi(api));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, { api, desk }, 'Cy Roy', 'catalogue');
  await moveIn(page);
  await changeMenu(page);

  // A picture that is dropped on the page of a product is added at once.
  await open(page, 'Products');
  await page.getByLabel('Product number').fill('CEDAR-02');
  await page.getByRole('row').filter({ hasText: 'Cedar Stool 02' }).click();
  const pictures = page.getByRole('region', { name: 'Pictures of CEDAR-02' });
  await expect(pictures.getByText('There is none yet.')).toBeVisible();
  const dropped = await page.evaluateHandle(
    (base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'front.png', { type: 'image/png' }));
      return transfer;
    },
    (await page.screenshot()).toString('base64'),
  );
  await pictures.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: dropped });
  await said(page, 'The picture is added.');
  await expect(pictures.getByRole('img', { name: 'Picture 1 of CEDAR-02' })).toBeVisible();
  await expectAccessible(page);

  const main = page.getByRole('main');
  const stool = main.getByRole('link', { name: 'Cedar Stool 24' });
  await openUntil(page, `${shop.url}/furniture/desks.html?sort=newest`, () =>
    expect(stool.first()).toBeVisible(atOnce),
  );
  await stool.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Stool 24' })).toBeVisible();
  for (const colour of ['Grey', 'Blue']) await expect(main.getByText(colour, { exact: true }).first()).toBeVisible();
});

test('support finds a customer, gives back points, blocks and lets in again, changes an order, and looks at the key figures of a week', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/, /status of 409/); // nobody is signed in yet, and more points than there are
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, { api, desk }, 'Di Roy', 'support');
  await adjustAndBlock(page);
  await changeOrder(page, api, desk);
  const [log = ''] = await api.operate(['log', 'list']);
  const actions = [
    'customer.adjust',
    'customer.block',
    'customer.unblock',
    'order.note',
    'order.address',
    'order.refund',
  ];
  for (const action of actions) expect(log).toMatch(new RegExp(`Di Roy\\t${action.replace('.', '\\.')}\\t`));

  await open(page, 'Key figures');
  await expect(page.getByText('America/Toronto')).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('As a table').click();
  await expect(page.getByRole('table', { name: 'Ordered, day by day' })).toBeVisible();
  await expectAccessible(page);
});

test('an administrator looks at what waits, exports what is known of a customer and deletes the account', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/); // nobody is signed in yet
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, { api, desk }, 'Ed Roy', 'admin');
  await lookAt(page, {
    Parcels: 'Last event',
    'Large orders': 'No large order waits for a look.',
    Applications: 'Program',
    'Import a file': 'Choose a file',
    'Failed work': 'Nothing was tried in vain.',
    Releases: 'What is live',
  });
  await exportAndDelete(page, 'new@shop.test');
  await moveAccountsIn(page);
});

test('a session that ended while something was typed is begun again above it, and nothing is lost', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const secret = await enter(page, { api, desk }, 'Bo Roy', 'support');
  await open(page, 'Questions');
  await page.getByRole('button', { name: 'Answer' }).first().click();
  const answer = dialogOf(page, 'Answer');
  await answer.getByLabel('Your words').fill('Two boxes.');
  await page.context().clearCookies();
  await answer.getByRole('button', { name: 'Answer' }).click();
  const again = dialogOf(page, 'Your session has ended');
  await again.getByLabel('Password').fill(password);
  await again.getByRole('button', { name: 'Next' }).click();
  await again.getByLabel('Code of your authenticator').fill(codeOf(secret, 1));
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(answer.getByLabel('Your words')).toHaveValue('Two boxes.');
  await answer.getByRole('button', { name: 'Answer' }).click();
  await said(page, /^It is published/);
  // What another role does is not there.
  await expect(page.getByRole('menuitem', { name: 'Orders', exact: true })).toBeVisible();
  for (const name of ['Prices', 'Products', 'People', 'Keys', 'Log'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA', viewport: { width: 768, height: 1024 } });

  test('whoever works in the warehouse notes something on an order and sends it, in French', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 401/); // nobody is signed in yet
    await accept(page, desk.url, await invite(api, 'Zoé Roy', 'zoe@shop.example', 'warehouse'), french);
    await expectAccessible(page);
    await page.getByRole('button', { name: french.goOn }).click();
    await noteAndSend(page);
  });

  test('an administrator looks at the menu, releases and files, in French', async ({ page, complaints }) => {
    complaints.allow(/status of 401/); // nobody is signed in yet
    await accept(page, desk.url, await invite(api, 'Léa Roy', 'lea@shop.example', 'admin'), french);
    await page.getByRole('button', { name: french.goOn }).click();
    await lookAtInFrench(page, desk);
  });
});
