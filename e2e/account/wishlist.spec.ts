import { calls, paths, type Language } from '@shop/contract';
import { addOne, ask, doorOf, giveEmail, givePassword, newCustomer, quickProduct, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { heartOn, productOf } from '../support/hearts.ts';
import { expect, test, type Page } from '../support/test.ts';
import { mergedFromVisit } from '../support/merged-from-visit.ts';

const SOFAS = '/furniture/sofas-loveseats.html';
const SOFAS_ID = 105;

const message = (page: Page, language: Language) =>
  page.getByRole('region', { name: textsIn(language)('host:toast.label') });
const listed = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

for (const { language, screen } of [
  { language: 'en', screen: 'desktop' },
  { language: 'en', screen: 'phone' },
  { language: 'fr', screen: 'desktop' },
] as const) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);

    test('ACC-006 ACC-009 a guest’s heart opens the sign-in, and then its product stands on My Wishlists until it is removed', async ({
      page,
    }) => {
      const customer = await newCustomer(`wish.${language}.${screen}`);
      const heart = await heartOn(page, SOFAS, language);
      const name = await productOf(heart, language);
      await heart.click();
      const popup = page.getByRole('dialog', { name: text('account:signIn.heading') });
      await expect(popup).toBeVisible();
      // Who closes it is still remembered.
      await popup.getByRole('button', { name: text('account:popup.close') }).click();
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      // It shows at once; only the answer says that the shop knows.
      const removed = page.waitForResponse(
        (answer) => answer.url().endsWith(calls.deleteWishlistItem.path) && answer.request().method() === 'DELETE',
      );
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('dialog')).toBeHidden();
      await removed;
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      const door = doorOf(page.getByRole('dialog'), language);
      await giveEmail(door, customer.email);
      await givePassword(door, customer.password);
      await expect(door.place).toBeHidden();
      await expect(message(page, language)).toContainText(mergedFromVisit(language, { wishlist: 1 }));
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await page.goto(paths.inLanguage(paths.wishlist(), language));
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.wishlist') })).toBeVisible();
      await expect(listed(page, name)).toBeVisible();
      await page.getByRole('button', { name: text('account:wishlist.removeNamed', { name }) }).click();
      await expect(page.getByText(text('account:wishlist.removed'))).toBeVisible();
      await expect(page.getByText(text('account:wishlist.none'))).toBeVisible();
      expect((await ask('wishlistItems', {}, customer)).list).toEqual([]);
    });

    test('the cart, the wish and the looked-at product of a visit join the customer’s, and Undo takes them back', async ({
      page,
    }) => {
      const customer = await newCustomer(`merge.${language}.${screen}`);
      const { email, password, token } = customer;
      const { products } = await ask('categoryProducts', { body: { category_id: SOFAS_ID } });
      const own = products.find(({ type_id }) => type_id === 'simple');
      if (!own) throw new Error('No simple product among the sofas');
      await ask('addCartItem', { body: { product_id: own.entity_id, qty: 1 } }, { token });
      const now = async () => {
        const [cart, wishlist, viewed] = await Promise.all([
          ask('carts', {}, { token }),
          ask('wishlistItems', {}, { token }),
          ask('recentlyViewed', {}, { token }),
        ]);
        return { units: cart.items_qty, wishlist: wishlist.list.length, viewed: viewed.products.length };
      };
      const noted = page.waitForResponse(
        (answer) => answer.url().includes('viewed') && answer.request().method() === 'POST',
      );
      const heart = await heartOn(page, quickProduct, language);
      await noted;
      await addOne(page, language);
      await heart.click();
      const door = doorOf(page.getByRole('dialog', { name: /./ }), language);
      await giveEmail(door, email);
      await givePassword(door, password);
      await expect(message(page, language)).toContainText(
        mergedFromVisit(language, { cart: 1, wishlist: 1, viewed: 1 }),
      );
      await message(page, language)
        .getByText(mergedFromVisit(language, { cart: 1, wishlist: 1, viewed: 1 }))
        .hover(); // then it stays
      expect(await now()).toEqual({ units: 2, wishlist: 1, viewed: 1 });

      await message(page, language)
        .getByRole('button', { name: text('account:merge.undo'), exact: true })
        .click();
      await expect(message(page, language)).toContainText(text('account:merge.undone'));
      expect(await now()).toEqual({ units: 1, wishlist: 0, viewed: 0 });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.goto(paths.inLanguage(paths.wishlist(), language));
      await expect(page.getByText(text('account:wishlist.none'))).toBeVisible();
      await page.goto(paths.inLanguage(paths.recentlyViewed(), language));
      await expect(page.getByText(text('account:viewed.none'))).toBeVisible();
    });
  });
}
