import { screens, textsIn } from '@shop/qa';
import { expectStylesInAnyOrder } from '../support/style-order.ts';
import { expect, test, type Page } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';

/**
 * Boxes of the header, of every card with its pictures and texts, and of the footer. Buttons on cards come later, and
 * so does the cart drawer, which waits out of sight with a header of its own.
 */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header a, main article, main article :is(picture, h3, a, p), footer')]
      .filter((element) => !element.closest('dialog'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
      }),
  );

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });
    const text = textsIn('en');

    test('the cards of a list stand as before after a product page and Back', async ({ page }) => {
      await page.goto(LIST);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.first().getByRole('button').first()).toBeAttached();
      const before = await boxes(page);
      await cards.first().getByRole('link').first().press('Enter'); // a pointer would show the second picture
      await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
      await expect.poll(() => boxes(page)).toEqual(before);
    });

    test('the cards of a list stand as before after a quick view', async ({ page }) => {
      await page.goto(LIST);
      const opener = page
        .getByRole('main')
        .getByRole('article')
        .getByRole('button', { name: text.like('catalog:quickView.open') })
        .first();
      await expect(opener).toBeAttached();
      const before = await boxes(page);
      await opener.focus();
      await page.keyboard.press('Enter');
      const view = page.getByRole('dialog', { name: text('catalog:quickView.title') });
      await expect(view.getByRole('heading').first()).toBeVisible();
      await expectStylesInAnyOrder(page);
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await expect.poll(() => boxes(page)).toEqual(before);
    });
  });
}
