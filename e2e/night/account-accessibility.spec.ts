import { paths } from '@shop/contract';
import {
  accounts,
  ask,
  askForCode,
  comeBack,
  doorOf,
  expectAccessible,
  giveEmail,
  givePassword,
  newCustomer,
  screens,
  testPassword,
  textsIn,
  tokenOf,
} from '@shop/qa';
import { heartOn } from '../support/hearts.ts';
import { expect, test, type Page } from '../support/test.ts';

const unverified = { email: 'unverified@shop.test', password: testPassword };
/** Nobody registers it. */
const stranger = 'nobody.yet@example.ca';

const expectHeading = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
};

for (const { language, screen } of [
  { language: 'en', screen: 'phone' },
  { language: 'fr', screen: 'desktop' },
] as const) {
  test.describe(`in ${language} on a ${screen}, by WCAG 2.2 AA,`, () => {
    test.use({ viewport: screens[screen] });
    test.slow(); // many views, each examined
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('every step of the login page is without a violation', async ({ page }) => {
      const { email } = await newCustomer(`axe.login.${language}`);
      await page.goto(at(paths.login()));
      await expectHeading(page, text('account:signIn.heading'));
      const main = page.getByRole('main');
      const door = doorOf(main, language);
      await main.getByRole('button', { name: text('account:signIn.continue'), exact: true }).click();
      await expect(main.getByRole('textbox', { name: text('account:signIn.email') })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectAccessible(page);
      await giveEmail(door, email);
      await expectHeading(page, text('account:signIn.passwordHeading'));
      await askForCode(door);
      await expect(main.getByRole('textbox', { name: text('account:verify.code') })).toBeFocused();
      await expectAccessible(page);
      await page.goto(at(paths.login({ email: stranger })));
      await main.getByRole('button', { name: text('account:signIn.continue'), exact: true }).click();
      await expectHeading(page, text('account:create.heading'));
    });

    test('the screens that letters lead to are without a violation', async ({ page }) => {
      const views: [path: string, heading: string][] = [
        [paths.password({ email: accounts.ordinary }), text('account:signIn.passwordHeading')],
        [paths.password({ type: 'create', email: stranger }), text('account:create.heading')],
        [
          paths.password({ type: 'forgotpassword', email: stranger, token: 'from-a-letter' }),
          text('account:reset.heading'),
        ],
        [paths.confirmVerificationCode({ email: stranger }), text('account:verify.heading')],
        [paths.confirmVerificationCode({ email: stranger, type: 'reset-password' }), text('account:reset.codeHeading')],
        [paths.forgotPassword(), text('account:forgot.heading')],
        [paths.accountInfo(), text('account:title.accountinfo')],
      ];
      for (const [path, heading] of views) {
        await page.goto(at(path));
        await expectHeading(page, heading);
      }
    });

    test('AUTH-001 AUTH-003 the popup is without a violation in each of its modes, and gives the focus back', async ({
      page,
    }) => {
      const heart = await heartOn(page, '/furniture/sofas-loveseats.html', language);
      await heart.click();
      const popup = (name: string) => page.getByRole('dialog', { name });
      await expect(popup(text('account:signIn.heading'))).toHaveAccessibleName(text('account:signIn.heading'));
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heart).toBeFocused();
      await page
        .getByRole('main')
        .getByRole('button', { name: text.like('account:wishlist.heart') })
        .nth(1)
        .click();

      const door = doorOf(page.getByRole('dialog'), language);
      await giveEmail(door, stranger);
      await expect(popup(text('account:create.heading'))).toBeVisible();
      await expectAccessible(page);
      await popup(text('account:create.heading'))
        .getByRole('button', { name: text('account:signIn.change') })
        .click();
      await giveEmail(door, unverified.email);
      await expect(popup(text('account:signIn.passwordHeading'))).toBeVisible();
      await expectAccessible(page);
      await givePassword(door, unverified.password);
      await expect(popup(text('account:verify.heading'))).toBeVisible();
      await expectAccessible(page);
    });

    test('the pages of an account are without a violation', async ({ page, context }) => {
      const { email, token } = await newCustomer(`axe.pages.${language}`);
      await comeBack(context, { token });
      await page.goto(at(paths.accountHome()));
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);
      await page.goto(at(paths.accountEdit()));
      await expect(page.getByText(text('account:sessions.current'))).toBeVisible();
      await expectAccessible(page);
      const empty: [path: string, what: string][] = [
        [paths.wishlist(), text('account:wishlist.none')],
        [paths.recentlyViewed(), text('account:viewed.none')],
      ];
      for (const [path, what] of empty) {
        await page.goto(at(path));
        await expect(page.getByText(what)).toBeVisible();
        await expectAccessible(page);
      }
      const { products } = await ask('categoryProducts', { body: { category_id: 105 } });
      for (const { entity_id: product_id } of products.slice(0, 3)) {
        await ask('addWishlistItem', { body: { product_id } }, { token });
        await ask('productViewed', { body: { product_id } }, { token });
      }
      for (const path of [paths.wishlist(), paths.recentlyViewed()]) {
        await page.goto(at(path));
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
        await expectAccessible(page);
      }
    });

    test('the orders of a customer are without a violation', async ({ page, context }) => {
      await comeBack(context, { token: await tokenOf('orders@shop.test', testPassword) });
      await page.goto(at(paths.orders()));
      await expectHeading(page, text('account:title.orders'));
    });
  });
}
