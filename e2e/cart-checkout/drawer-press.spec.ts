import { addOne, quickProduct, rested, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('the press that opens the cart makes nothing before the drawer is seen, and the focus moves once', async ({
  page,
}) => {
  await page.goto(quickProduct);
  await addOne(page);
  await page.goto(quickProduct);
  await rested(page);
  const drawer = page.getByRole('dialog', { name: textsIn('en')('cart-checkout:drawer.title') });
  await expect(drawer).toBeHidden();
  const seen = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1 item/ })
    .evaluate(async (link: HTMLElement) => {
      link.focus();
      const changes = new MutationObserver(() => undefined);
      changes.observe(document, { childList: true, subtree: true });
      const focused: string[] = [];
      document.addEventListener('focusin', ({ target }) => focused.push((target as Element).tagName));
      link.click();
      for (let turn = 0; turn < 10 && !document.querySelector('dialog[open]'); turn += 1) await Promise.resolve();
      const made = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]).length;
      return { isOpen: document.querySelector('dialog[open]') !== null, made, focused };
    });
  expect(seen).toEqual({ isOpen: true, made: 0, focused: ['H2'] });
  await expect(drawer.getByRole('list').first()).toBeVisible();
});
