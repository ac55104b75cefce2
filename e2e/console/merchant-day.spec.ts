import { expectAccessible } from '@shop/qa';
import { Secret, TOTP } from 'otpauth';
import type { OwnApi } from '../support/own-api.ts';
import { startOwnApi } from '../support/own-api.ts';
import { startOwnConsole, type OwnConsole } from '../support/own-console.ts';
import { atOnce } from '../support/operated-shop.ts';
import { keyIn } from '../support/operate.ts';
import { expect, test, type Page } from '../support/test.ts';

// One API for all: one test after the other.
test.describe.configure({ mode: 'default' });
let api: OwnApi;
let desk: OwnConsole;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  api = await startOwnApi();
  desk = await startOwnConsole(api.url);
});
test.afterAll(async () => {
  desk?.stop();
  await api?.stop();
});

const password = 'oak tables 2026';

/** A code that is good now: of this half minute, or of the next one, which is taken too. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

const invite = async (name: string, email: string, role: string): Promise<string> => {
  const [said = ''] = await api.operate(['people', 'make', name, '--email', email, '--role', role]);
  return keyIn(said);
};

/** Accepts an invitation, in the words of a language, and answers what the second factor is computed from. */
const accept = async (page: Page, invitation: string, words: { password: string; code: string; accept: string }) => {
  await page.goto(`${desk.url}/#/invitation/${invitation}`);
  const secret = /\b[A-Z2-7]{32}\b/.exec((await page.getByText(/[A-Z2-7]{32}/).textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel(words.password).fill(password);
  await page.getByLabel(words.code).fill(codeOf(secret));
  await page.getByRole('button', { name: words.accept }).click();
  return secret;
};
const english = { password: 'New password', code: 'Code of your authenticator', accept: 'Accept' };

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const open = (page: Page, resource: string) => page.getByRole('menuitem', { name: resource, exact: true }).click();
/** What the console says once a call has gone through. */
const said = (page: Page, words: string | RegExp) => expect(page.getByText(words)).toBeVisible();

test('a merchant signs in with a second factor, ships two orders, refunds one in part, hides a review and puts a price for tomorrow', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[01]/, /ERR_FAILED/); // nobody is signed in yet, a wrong password, and a lost connection
  await page.setViewportSize({ width: 1440, height: 900 });
  const invitation = await invite('Ada Lovelace', 'ada@shop.example', 'admin');
  const secret = await accept(page, invitation, english);
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('columnheader', { name: 'Left to send' })).toBeVisible();

  // Out, and in again by password and code.
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // The page is drawn once more when what was stored of its person is gone.
  await expect(async () => {
    await page.getByLabel('Email').fill('ada@shop.example', atOnce);
    await page.getByLabel('Password').fill('another one 12', atOnce);
    await expect(page.getByLabel('Email')).toHaveValue('ada@shop.example', atOnce);
  }).toPass();
  await page.getByRole('button', { name: 'Next' }).click();
  await said(page, 'The email address or the password is not right.');
  await expectAccessible(page);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Code of your authenticator').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('columnheader', { name: 'Left to send' })).toBeVisible();
  await expectAccessible(page);

  // Two orders leave, the first of them whole, the second of several goods.
  const numbers: string[] = [];
  for (const tracking of ['PU-1', 'PU-2']) {
    const waiting = page.getByRole('row').filter({ hasText: 'In preparation' });
    const row = (tracking === 'PU-1' ? waiting : waiting.filter({ hasText: /\d × .+, \d × / })).first();
    await row.click();
    await page.getByRole('button', { name: 'Send a carton' }).click();
    const carton = dialogOf(page, 'Send a carton');
    // Of the second the first unit stays.
    if (tracking === 'PU-2') await carton.getByRole('spinbutton').first().fill('0');
    await carton.getByLabel('Carrier').fill('Purolator');
    await carton.getByLabel('Tracking number').fill(tracking);
    await carton.getByRole('button', { name: 'Send a carton' }).click();
    await said(page, 'The carton is sent, and the buyer is told by email.');
    await expect(page.getByRole('cell', { name: tracking })).toBeVisible();
    numbers.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    if (tracking === 'PU-1') {
      await expectAccessible(page);
      await open(page, 'Orders');
    }
  }
  const [shipped = '', parted = ''] = numbers;

  // What stayed is paid back; while the connection is lost, nothing of it is.
  await page.getByRole('button', { name: 'Pay units back' }).click();
  const refund = dialogOf(page, 'Pay units back');
  await refund.getByRole('spinbutton').first().fill('1');
  await page.route('**/operator/orders/refund', (route) => route.abort());
  await refund.getByRole('button', { name: 'Pay units back' }).click();
  await expect(refund.getByText(/^The connection is lost\./)).toBeVisible();
  await expect(refund.getByRole('spinbutton').first()).toHaveValue('1');
  await page.unroute('**/operator/orders/refund');
  await refund.getByRole('button', { name: 'Pay units back' }).click();
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

  // All of it is the shop’s now, and in the log with the person.
  const [first = '', second = '', reviews = '', plans = '', log = ''] = await api.operate(
    ['orders', 'show', shipped],
    ['orders', 'show', parted],
    ['product-reviews', 'list', '--all'],
    ['prices', 'planned'],
    ['log', 'list'],
  );
  expect(first).toContain('PU-1');
  expect(second).toMatch(/PU-2/);
  expect(second).not.toMatch(/paid back\tC\$0\.00/);
  expect(reviews.split('\n').find((line) => line.includes(`\t${written}\t`))).toMatch(/hidden$/);
  expect(plans).toContain(`\t${sku}\t`);
  for (const action of ['order.ship', 'order.refund', 'review.decide', 'session.begin', 'session.end'])
    expect(log).toMatch(new RegExp(`person \\d+ Ada Lovelace\\t${action.replace('.', '\\.')}`));
  await open(page, 'Log');
  await expect(page.getByRole('row').filter({ hasText: 'session.begin' }).first()).toContainText(
    'Ada Lovelace (Person',
  );
  await expectAccessible(page);
});

test('a session that ended while something was typed is begun again above it, and nothing is lost', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const secret = await accept(page, await invite('Bo Roy', 'bo@shop.example', 'support'), english);
  await page.getByRole('button', { name: 'I have kept them' }).click();
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
  await expect(page.getByRole('menuitem', { name: 'Orders' })).toBeVisible();
  for (const name of ['Prices', 'Products', 'People', 'Keys', 'Log'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA', viewport: { width: 768, height: 1024 } });

  test('whoever works in the warehouse sees orders and sends one, in French', async ({ page, complaints }) => {
    complaints.allow(/status of 401/); // nobody is signed in yet
    await accept(page, await invite('Zoé Roy', 'zoe@shop.example', 'warehouse'), {
      password: 'Nouveau mot de passe',
      code: 'Code de votre application d’authentification',
      accept: 'Accepter',
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ils sont en lieu sûr' }).click();
    await page.getByRole('row').filter({ hasText: 'En préparation' }).first().click();
    await expect(page.getByRole('heading', { name: 'Adresse de livraison' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rembourser des articles' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Expédier un colis' }).click();
    const carton = dialogOf(page, 'Expédier un colis');
    await expectAccessible(page);
    await carton.getByLabel('Transporteur').fill('Purolator');
    await carton.getByLabel('Numéro de suivi').fill('PU-9');
    await carton.getByRole('button', { name: 'Expédier un colis' }).click();
    await said(page, 'Le colis est expédié, et l’acheteur en est averti par courriel.');
    await expectAccessible(page);
  });
});
