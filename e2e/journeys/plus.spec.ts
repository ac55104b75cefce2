import { paths, plusJoinTimes, type Language } from '@shop/contract';
import { testPassword } from '../support/accounts.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, newCustomer, tokenOf } from '../support/customers.ts';
import { framed, goToPayment, joinDialog, newPhone, payFee, textedCode } from '../support/joining.ts';
import { plusWords } from '../support/plus-words.ts';
import { bothLanguages, screens } from '../support/screens.ts';
import { doorOf, giveEmail, givePassword } from '../support/signing-in.ts';
import { shownAmount } from '../support/sums.ts';
import { expect, test, type Page } from '../support/test.ts';
import { words } from '../support/words.ts';

const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** From the header to the cart page; answers what the cart costs there before shipping and tax. */
async function openCart(page: Page, language: Language): Promise<() => Promise<number>> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /cart|panier/i })
    .click();
  const drawer = page.getByRole('dialog', { name: words[language].cartDrawer });
  await drawer.getByRole('link', { name: words[language].viewCart }).click();
  const summary = page.getByRole('region', { name: words[language].cartSummary });
  await expect(summary).toBeVisible();
  return () => shownAmount(summary, words[language].subtotal);
}

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = plusWords[language];
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
      await expect(page.getByText(text.cartOffered)).toBeVisible();
      await expect.poll(before).toBeGreaterThan(product.plus_price);
      await page.goBack();

      const opener = page.getByRole('button', { name: text.join, exact: true });
      await opener.click();
      const dialog = joinDialog(page, language);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      const [phone, code] = [dialog.getByLabel(text.phone), dialog.getByLabel(text.code)];
      const telephone = newPhone();
      await phone.fill('416');
      await dialog.getByRole('button', { name: text.send }).click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await phone.fill(telephone);
      await dialog.getByRole('button', { name: text.send }).click();
      await expect(dialog.getByRole('button', { name: text.sendAgain })).toBeDisabled();
      const sent = await textedCode(telephone);
      await code.fill(sent === '0000' ? '1111' : '0000');
      await dialog.getByRole('button', { name: text.goOn }).click();
      const agree = dialog.getByRole('checkbox', { name: text.agree });
      await expect(agree).toHaveAttribute('aria-invalid', 'true');
      await agree.check();
      await dialog.getByRole('button', { name: text.goOn }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue(telephone);
      await expect(agree).toBeChecked();
      await code.fill(sent);
      await dialog.getByRole('button', { name: text.goOn }).click();
      await payFee(page, language);

      await page.clock.fastForward(plusJoinTimes.firstAsk);
      const welcome = page.getByRole('dialog', { name: text.welcome });
      await expect(welcome).toBeVisible();
      const { list: orders } = await ask('plusOrderList', { query: {} }, customer);
      expect(orders).toMatchObject([{ status: 'paid', order_price: 4_900 }]);
      const number = orders[0]?.plus_num ?? '';
      await expect(welcome).toContainText(number);
      await expectAccessible(page);
      await welcome.getByRole('button', { name: text.useNow }).click();
      await expect(welcome).toBeHidden();
      await expect(page.getByText(text.renewLater)).toBeVisible();
      await expect(opener).toBeHidden();

      const after = await openCart(page, language);
      await expect(page.getByText(text.cartSaved)).toBeVisible();
      await expect.poll(after).toBe(product.plus_price);
      await page.goto(at(paths.memberCenter()));
      await expect(page.getByText(text.member)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: text.orders }).click();
      await expect(row(page, number)).toContainText(text.status.paid);
      await page.getByRole('link', { name: text.printOne(number) }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.order(number) })).toBeVisible();
      await expect(page.getByText('C$49.00')).toBeVisible();
    });

    test('MEM-025 who closes the payment unpaid may join later, and who closes it paid is a member and is not asked again', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(framed);
      const customer = await newCustomer(`plus.closed.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.openMember()));
      await goToPayment(page, language);
      await joinDialog(page, language).getByRole('button', { name: text.close }).click();
      await expect(page.getByText(text.allowed)).toBeVisible();
      await goToPayment(page, language);
      await payFee(page, language);
      const dialog = joinDialog(page, language);
      await dialog.getByRole('button', { name: text.close }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text.renewLater)).toBeVisible();
      await expect(page.getByRole('button', { name: text.join, exact: true })).toBeHidden();

      await page.goto(at(paths.plusOrders()));
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(text.status.paid);
      await expect(rows.last()).toContainText(text.status.cancelled);
    });

    test('MEM-021 MEM-022 MEM-023 a guest is led to sign in and back, a business is told why not, and a member when', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`plus.guest.${language}`);
      await page.goto(at(paths.plus()));
      await page.getByRole('main').getByRole('link', { name: text.signIn }).click();
      const door = doorOf(page.getByRole('main'), language);
      await giveEmail(door, customer.email);
      await givePassword(door, customer.password);
      await expect(page).toHaveURL((url) => url.pathname === paths.plus());
      await expect(page.getByText(text.allowed)).toBeVisible();

      for (const [account, shown] of [
        ['enterprise', text.business],
        ['plus61', [text.renewLater]],
        ['plus59', [text.allowed]],
      ] as const) {
        await comeBack(context, { token: await tokenOf(`${account}@shop.test`, testPassword) });
        await page.goto(at(paths.plus()));
        for (const line of shown) await expect(page.getByText(line)).toBeVisible();
        await expect(page.getByRole('button', { name: text.join, exact: true })).toBeVisible({
          visible: account === 'plus59',
        });
      }
    });
  });
}
