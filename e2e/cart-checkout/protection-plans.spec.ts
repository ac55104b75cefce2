import { paths, type CallResult } from '@shop/contract';
import {
  adding,
  ask,
  bothLanguages,
  expectAccessible,
  newGuest,
  screens,
  shownAmount,
  simpleProduct,
  storedCart,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
/** As PLAN-005 says it, and in French. */
const noThanks = { en: 'No, Thanks.', fr: 'Non, merci.' };

/** With plans, and cheap enough that two of it are no large order, whose pop-up would come first (CART-031). */
const fits = ({ has_plans, price }: CallResult<'productDetail'>): boolean =>
  has_plans === 1 && price.final_price < 50_000;

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('PLAN-010 PLAN-012 the plan compared and chosen on the product’s page is the one bought, and one unticked is not', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `plan.product.${language}`);
      const product = await simpleProduct(SOFAS, fits, language);
      const offers = await ask('productExtend', { body: { items: [String(product.entity_id)] } });
      const [first, second] = offers[product.entity_id]?.plans ?? [];
      if (!first || !second) throw new Error(`${product.name} has no two plans`);
      await page.goto(at(paths.product(product.url_path)));
      const choice = page.getByRole('region', { name: text('cart-checkout:plan.title') });
      await expect(choice.getByText(text('cart-checkout:plan.notAdded'))).toBeVisible();
      await choice.getByRole('checkbox', { name: text.like('cart-checkout:plan.addOn') }).check();
      await expect(choice.getByText(text('cart-checkout:plan.added'))).toBeVisible();

      const opener = choice.getByRole('button', { name: text('cart-checkout:plan.compare') });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: text('cart-checkout:plan.title') });
      await expect(dialog.getByRole('radio')).toHaveCount(3);
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: text('cart-checkout:plan.years', { count: second.term / 12 }) }).check();
      await dialog.getByRole('button', { name: text('cart-checkout:plan.add'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      const addToCart = page.getByRole('main').getByRole('button', { name: textsIn(language)('catalog:cart.add') });
      await adding(page, () => addToCart.click());
      const cart = await storedCart(guest);
      expect(cart).toMatchObject({ subtotal: product.price.final_price, product_contract_total: second.price });
      expect(cart.list).toMatchObject([
        { has_contract: 2, extend: { planId: second.planId, price: second.price, term: second.term / 12, qty: 1 } },
      ]);

      // Of another visit: what was ticked and then unticked costs nothing.
      const other = await newGuest(context, `plan.unticked.${language}`);
      await page.goto(at(paths.product(product.url_path)));
      await choice.getByRole('checkbox', { name: text.like('cart-checkout:plan.addOn') }).check();
      await choice.getByRole('checkbox', { name: text.like('cart-checkout:plan.addOn') }).uncheck();
      await expect(choice.getByText(text('cart-checkout:plan.notAdded'))).toBeVisible();
      await adding(page, () => addToCart.click());
      expect(await storedCart(other)).toMatchObject({ items_qty: 1, product_contract_total: 0 });
    });

    test('PLAN-004 PLAN-005 PLAN-006 PLAN-007 a plan joins a line of the cart for each of its items, is taken off, and another one takes its place', async ({
      page,
      context,
    }) => {
      const guest = await newGuest(context, `plan.cart.${language}`);
      const product = await simpleProduct(SOFAS, fits, language);
      const offers = await ask('productExtend', { body: { items: [String(product.entity_id)] } });
      const plans = offers[product.entity_id]?.plans ?? [];
      const bare = await ask('addCartItem', { body: { product_id: product.entity_id, qty: 2 } }, guest);
      await page.goto(at(paths.cart()));
      const opener = page.getByRole('button', { name: `${text('cart-checkout:plan.addTo')} ${product.name}` });
      const dialog = page.getByRole('dialog', { name: text('cart-checkout:plan.title') });
      const add = dialog.getByRole('button', { name: text('cart-checkout:plan.add'), exact: true });
      await opener.click();
      await expect(add).toBeDisabled();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: noThanks[language] }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect((await storedCart(guest)).product_contract_total).toBe(0);

      const summary = page.getByRole('region', { name: textsIn(language)('cart-checkout:cart.summary') });
      const [first, , last] = plans;
      for (const plan of [first, last]) {
        if (!plan) throw new Error(`${product.name} has no three plans`);
        await opener.click();
        await dialog.getByRole('radio', { name: text('cart-checkout:plan.years', { count: plan.term / 12 }) }).check();
        await add.click();
        const remove = page.getByRole('button', { name: `${text('cart-checkout:plan.remove')} ${product.name}` });
        await expect(remove).toBeVisible();
        await expect(dialog).toBeHidden();
        const cart = await storedCart(guest);
        expect(cart).toMatchObject({ product_contract_total: 2 * plan.price, subtotal: bare.subtotal });
        expect(cart.list).toMatchObject([{ has_contract: 2, extend: { planId: plan.planId, qty: 2 } }]);
        await expect
          .poll(() => shownAmount(summary, text('cart-checkout:totals.plans')))
          .toBe(cart.product_contract_total);
        if (plan === last) continue;
        await remove.click();
        await expect(opener).toBeVisible();
        await expect.poll(() => shownAmount(summary, text('cart-checkout:totals.plans'))).toBe(0);
        expect(await storedCart(guest)).toMatchObject({ product_contract_total: 0, grand_total: bare.grand_total });
      }
    });
  });
}
