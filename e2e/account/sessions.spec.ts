import { paths, type Language } from '@shop/contract';
import { ask, newCustomer, quickProduct, signIn, textsIn, tokenOf } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const list = (page: Page, language: Language) =>
  page.getByRole('region', { name: textsIn(language)('account:sessions.heading') }).getByRole('listitem');

const openEdit = async (page: Page, language: Language): Promise<void> => {
  await page.goto(paths.inLanguage(paths.accountEdit(), language));
  await expect(page.getByRole('heading', { level: 1, name: textsIn(language)('account:title.edit') })).toBeVisible();
};

/** Somebody who is signed in on two devices; there they look at a page that is open to everyone. */
const onBoth = async (label: string, here: Page, there: Page, language: Language) => {
  const customer = await newCustomer(`${label}.${language}`);
  await ask('logout', { body: {} }, customer); // the session that no device holds
  await signIn(there, customer, language);
  await there.goto(paths.inLanguage(quickProduct, language));
  await expect(there.getByRole('button', { name: textsIn(language).like('host:header.greeting') })).toBeVisible();
  await signIn(here, customer, language);
  return customer;
};

/** With the next call the page is everyone's, and the account is closed. */
const expectSignedOut = async (page: Page, language: Language): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: textsIn(language)('catalog:cart.add') })
    .click();
  await expect(page.getByText(textsIn(language)('host:header.signIn'))).toBeAttached(); // behind the cart's drawer
  await page.goto(paths.inLanguage(paths.accountHome(), language));
  await expect(page).toHaveURL((url) => url.pathname === paths.login());
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);

  test.describe(`in ${language}`, englishAtNight(language), () => {
    test.beforeEach(({ complaints }) => complaints.allow(/status of 401/)); // the call of a session that has ended

    test('both devices are listed, and the other one is signed out from here', async ({ page, otherDevice }) => {
      const there = await otherDevice(firefox);
      await onBoth('sessions.one', page, there, language);
      await openEdit(page, language);
      const device = text('account:sessions.device', { browser: 'Firefox', system: 'Windows' });
      const other = list(page, language).filter({ hasText: device });
      const own = list(page, language).filter({ hasText: text('account:sessions.current') });
      await expect(list(page, language)).toHaveCount(2);
      await expect(other.getByText(text.like('account:sessions.seen'))).toBeVisible();
      await expect(other.getByText(text.like('account:sessions.since'))).toBeVisible();
      await expect(own).toContainText(text('account:sessions.device', { browser: 'Chrome', system: 'Linux' }));
      await expect(own.getByRole('button')).toHaveCount(0);

      await page.getByRole('button', { name: text('account:sessions.endNamed', { device }) }).click();
      await expect(other).toBeHidden();
      await expect(own).toBeVisible();
      await expectSignedOut(there, language);
      await page.reload();
      await expect(list(page, language)).toHaveCount(1);
    });

    test('signing out everywhere ends both', async ({ page, otherDevice }) => {
      const there = await otherDevice(firefox);
      await onBoth('sessions.all', page, there, language);
      await openEdit(page, language);
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: text('account:sessions.endAll') }).click();
      await loaded;
      await expect(page.getByRole('button', { name: text.like('host:header.greeting') })).toBeHidden();
      await page.goto(paths.inLanguage(paths.accountEdit(), language));
      await expect(page).toHaveURL((url) => url.pathname === paths.login());
      await expectSignedOut(there, language);
    });

    test('another password signs the other device out and keeps this one', async ({ page, otherDevice }) => {
      const there = await otherDevice(firefox);
      const { email, password } = await onBoth('sessions.password', page, there, language);
      await openEdit(page, language);
      const changed = 'birch-bark-8';
      await page.getByLabel(text('account:changePassword.old'), { exact: true }).fill(password);
      await page.getByLabel(text('account:reset.password'), { exact: true }).fill(changed);
      await page.getByLabel(text('account:reset.confirm'), { exact: true }).fill(changed);
      await page.getByRole('button', { name: text('account:changePassword.submit') }).click();
      await expect(page.getByText(text('account:changePassword.done'))).toBeVisible();
      await expectSignedOut(there, language);
      await page.reload();
      await expect(list(page, language)).toHaveCount(1);
      await expect(page.getByRole('button', { name: text.like('host:header.greeting') })).toBeVisible();
      await expect(tokenOf(email, password)).rejects.toThrow('login answered');
      expect(await tokenOf(email, changed)).toBeTruthy();
    });
  });
}
