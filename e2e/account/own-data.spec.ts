import { readFile } from 'node:fs/promises';
import { paths } from '@shop/contract';
import {
  ask,
  bothLanguages,
  expectAccessible,
  letters,
  newCustomer,
  ontoNewDocument,
  rested,
  screens,
  signIn,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What a press of a link saves. */
const savedBy = async (page: Page, name: string): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('a customer takes their data along, deletes the account, and registers again with the address', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 401/); // of the session that ended
      const customer = await newCustomer(`own.data.${language}`);
      const { products } = await ask('categoryProducts', { body: { category_id: 105 } });
      const productId = products[0]?.entity_id ?? 0;
      await ask('addWishlistItem', { body: { product_id: productId } }, customer);
      await signIn(page, customer, language);
      await page.goto(at(paths.accountHome()));
      await page
        .getByRole('main')
        .getByRole('link', { name: text('account:title.ownData') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.ownData') })).toBeVisible();
      await rested(page);
      await expectAccessible(page);

      // By keyboard: the button, then the files, of which the heading has the focus.
      await page.getByRole('button', { name: text('account:ownData.export') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: text('account:ownData.ready') })).toBeFocused();
      await expectAccessible(page);
      const asPage = await savedBy(page, text('account:ownData.asPage'));
      expect(asPage.name).toMatch(/\.html$/);
      expect(asPage.text).toContain(customer.email);
      const asJson = await savedBy(page, text('account:ownData.asJson'));
      const { held: tables } = JSON.parse(asJson.text);
      expect(tables.customer.rows).toMatchObject([{ email: customer.email }]);
      expect(tables.wishlist_item.rows).toMatchObject([{ productId }]);
      // The page that was saved stands alone.
      const alone = await context.newPage();
      await alone.setContent(asPage.text);
      await expect(alone.getByRole('heading', { level: 1, name: text('account:title.ownData') })).toBeVisible();
      await expectAccessible(alone);
      await alone.close();

      const remove = page.getByRole('button', { name: text('account:ownData.delete') });
      await remove.click();
      const understood = page.getByRole('checkbox', { name: text('account:ownData.understood') });
      await expect(understood).toBeFocused();
      await understood.check();
      // The page after it is loaded anew, as everyone's.
      await ontoNewDocument(page, () => remove.click());
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.accountDeleted') })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === paths.accountDeleted());
      await rested(page);
      await expectAccessible(page);
      expect((await letters()).find(({ to }) => to === customer.email)?.subject).toMatch(
        language === 'fr' ? /Votre compte est supprimé/ : /Your account is deleted/,
      );
      await page.goto(at(paths.accountHome()));
      await expect(page).toHaveURL((url) => url.pathname === paths.login());

      const again = await ask('register', {
        body: { email: customer.email, password: customer.password, auto_test: '1' },
      });
      const [guestless, lists] = [
        again.token ?? '',
        await ask('wishlist', { query: {} }, { token: again.token ?? '' }),
      ];
      expect(guestless).not.toBe('');
      expect(lists.list).toEqual([]);
    });
  });
}
