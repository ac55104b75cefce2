import { paths, plusJoinTimes, type Language } from '@shop/contract';
import {
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  newCustomer,
  screens,
  shownAmount,
  textsIn,
  written,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { framed, joinDialog, newPhone, payFee, textedCode } from '../support/joining.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Word for word as their rows say it (MEM-007, MEM-021 to MEM-023), and in French. */
const requiredTexts = {
  en: {
    useNow: 'Use Now',
    signIn: /^Sign In\/UP to Join .+ PLUS\+$/,
    renewLater: 'Renewable in 60 days before expiration',
    business: ['Since you are a Enterprise member', "it's not avilable for you to join the Plus+ Membership program"],
  },
  fr: {
    useNow: 'En profiter maintenant',
    signIn: /^Se connecter pour adhérer à .+ PLUS\+$/,
    renewLater: 'Renouvelable dans les 60 jours avant l’échéance',
    business: ['Comme vous êtes membre Enterprise,', 'vous ne pouvez pas adhérer au programme Plus+'],
  },
};
const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** From the header, once it counts the one item, to the cart page; answers what the cart costs there before shipping and tax. */
const openCart = async (page: Page, language: Language): Promise<() => Promise<number>> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: textsIn(language)('host:header.cart', { count: 1 }) })
    .click();
  const drawer = page.getByRole('dialog', { name: textsIn(language)('cart-checkout:drawer.title') });
  await drawer.getByRole('link', { name: textsIn(language)('cart-checkout:cart.viewCart') }).click();
  const summary = page.getByRole('region', { name: textsIn(language)('cart-checkout:cart.summary') });
  await expect(summary).toBeVisible();
  return () => shownAmount(summary, textsIn(language)('cart-checkout:totals.subtotal'));
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const required = requiredTexts[language];
    const at = (path: string) => paths.inLanguage(path, language);

    test('MEM-007 MEM-008 MEM-010 MEM-011 MEM-014 a customer joins Plus+: what they typed wrong stays to be mended, and prices and account are a member’s at once', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(framed, /status of 400/); // a wrong code
      test.slow(); // a long way, with two views examined
      const customer = await newCustomer(`plus.${language}`);
      const { list } = await ask('plusProducts', { query: { page: 1, page_size: 20 } });
      const product = list.find(({ type_id, plus_price }) => type_id === 'simple' && plus_price !== null);
      if (!product?.plus_price) throw new Error('No simple product with a Plus+ price');
      await ask('addCartItem', { body: { product_id: product.entity_id, qty: 1 } }, customer);
      await comeBack(context, customer);
      await page.clock.install();
      await page.goto(at(paths.plus()));
      const before = await openCart(page, language);
      await expect(page.getByText(text.like('cart-checkout:plus.offered'))).toBeVisible();
      await expect.poll(before).toBeGreaterThan(product.plus_price);
      await page.goBack();

      const opener = page.getByRole('button', { name: text('membership:joining.title'), exact: true });
      await opener.click();
      const dialog = joinDialog(page, language);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      const [phone, code] = [
        dialog.getByLabel(text('membership:joining.phone')),
        dialog.getByLabel(text('membership:joining.code')),
      ];
      const telephone = newPhone();
      await phone.fill('416');
      await dialog.getByRole('button', { name: text('membership:joining.send') }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await phone.fill(telephone);
      await dialog.getByRole('button', { name: text('membership:joining.send') }).click();
      await expect(dialog.getByRole('button', { name: text.like('membership:joining.resendIn') })).toBeDisabled();
      const sent = await textedCode(telephone);
      await code.fill(sent === '0000' ? '1111' : '0000');
      await dialog.getByRole('button', { name: text('membership:joining.pay') }).click();
      const agree = dialog.getByRole('checkbox', { name: text('membership:joining.agree') });
      await expect(agree).toHaveAttribute('aria-invalid', 'true');
      await agree.check();
      await dialog.getByRole('button', { name: text('membership:joining.pay') }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue(telephone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'));
      await expect(agree).toBeChecked();
      await code.fill(sent);
      await dialog.getByRole('button', { name: text('membership:joining.pay') }).click();
      await payFee(page, language);

      await page.clock.fastForward(plusJoinTimes.firstAsk);
      const welcome = page.getByRole('dialog', { name: text('membership:joining.welcome') });
      await expect(welcome).toBeVisible();
      const { list: orders } = await ask('plusOrderList', { query: {} }, customer);
      expect(orders).toMatchObject([{ status: 'paid', order_price: 4_900 }]);
      const number = orders[0]?.plus_num ?? '';
      await expect(welcome).toContainText(number);
      await expectAccessible(page);
      await welcome.getByRole('button', { name: required.useNow }).click();
      await expect(welcome).toBeHidden();
      await expect(page.getByText(required.renewLater)).toBeVisible();
      await expect(opener).toBeHidden();

      const after = await openCart(page, language);
      await expect(page.getByText(text.like('cart-checkout:plus.saved'))).toBeVisible();
      await expect.poll(after).toBe(product.plus_price);
      await page.goto(at(paths.memberCenter()));
      await expect(page.getByText(text('membership:center.member'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: text('membership:title.plusOrders') })
        .click();
      await expect(row(page, number)).toContainText(text('membership:plusOrders.status.paid'));
      await page.getByRole('link', { name: text('membership:plusOrders.printOne', { number }) }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: text('membership:plusOrders.number', { number }) }),
      ).toBeVisible();
      await expect(page.getByText(written(4_900, language))).toBeVisible();
    });
  });
}
