import { paths } from '@shop/contract';
import {
  adding,
  choosableSofa,
  expectAccessible,
  guestToken,
  keyboard,
  pointer,
  screens,
  storedCart,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

/** As QV-001 and QV-006 say it, and in French. */
const drawerTitle = { en: 'Product Detail', fr: 'Détail du produit' };
const LIST = '/furniture/sofas-loveseats.html';

/** The opener on a product's card; it is there for everybody, on a desktop by hover or focus. */
const openerOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

for (const { language, screen, hand } of [
  { language: 'en', screen: 'desktop', hand: 'keyboard' },
  { language: 'fr', screen: 'phone', hand: 'press' },
] as const) {
  test.describe(`in ${language} on a ${screen} by ${hand}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('QV-001 QV-009 QV-014 a guest buys another colour without leaving the list, and is back where they were', async ({
      page,
      context,
    }) => {
      const sofa = await choosableSofa(language);
      await page.goto(at(LIST));
      const opener = openerOf(page, text('catalog:quickView.open', { name: sofa.name }));
      const view = page.getByRole('dialog', { name: drawerTitle[language] });
      await opener.focus();
      const input = hand === 'keyboard' ? keyboard(page) : pointer;
      await input.press(opener);
      await expect(view.getByRole('heading', { name: sofa.name })).toBeVisible();
      if (screen === 'desktop') await expect.poll(async () => (await view.boundingBox())?.width).toBe(455);
      await expectAccessible(page);

      const colours = view.getByRole('group', { name: textsIn(language)('catalog:axis.color') });
      await input.press(colours.getByRole('link', { name: sofa.otherColour, exact: true }));
      await expect(colours.getByRole('link', { name: sofa.otherColour, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page).toHaveURL((url) => url.pathname === LIST && !url.searchParams.has('piid'));
      await adding(page, () => input.press(view.getByRole('button', { name: textsIn(language)('catalog:cart.add') })));
      const drawer = page.getByRole('dialog', { name: textsIn(language)('cart-checkout:drawer.title') });
      const cart = await storedCart({ token: await guestToken(context) }, language);
      expect(cart.list).toMatchObject([{ sub_product_id: sofa.other.product_id, qty: 1 }]);

      await input.press(drawer.getByRole('button', { name: text('cart-checkout:drawer.close') }));
      await expect(drawer).toBeHidden();
      await expect(view).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}
