import { paths } from '@shop/contract';
import {
  bothLanguages,
  comeBack,
  doorOf,
  expectAccessible,
  giveEmail,
  givePassword,
  newCustomer,
  productIn,
  rested,
  screens,
  testPassword,
  textsIn,
  tokenOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

/** As CPN-011 says it, and in French. */
const required = {
  en: { signIn: 'Sign In/Up to Use Coupons' },
  fr: { signIn: 'Se connecter ou s’inscrire pour utiliser les coupons' },
};
/** What a coupon of the world is for. */
const given = {
  en: { description: 'On sofas, loveseats and sofa beds.' },
  fr: { description: 'Sur les canapés, causeuses et canapés-lits.' },
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);

    test('CPN-009 CPN-011 CPN-012 a guest who wants a coupon signs in and has it, in the drawer and on My Coupons', async ({
      page,
    }) => {
      test.slow(); // two drawers, each examined, and a sign-in
      const customer = await newCustomer(`coupon.${language}`);
      const sofa = await productIn('/furniture/sofas-loveseats.html', language, (one) => one.coupon_useabled === 1);
      await page.goto(at(paths.product(sofa.url_path)));
      const line = page.getByRole('button', { name: text.like('membership:coupons.line') });
      const details = page.getByRole('dialog', { name: text('membership:coupons.details') });
      const more = page.getByRole('dialog', { name: text('membership:coupons.more') });
      await line.click();
      await expect(details).toBeVisible();
      await expectAccessible(page);
      await details.getByRole('button', { name: text('membership:coupons.more') }).click();
      await expect(more).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(line).toBeFocused();

      await line.click();
      const coupon = details.getByRole('listitem').filter({ hasText: given[language].description });
      await coupon.getByRole('button', { name: required[language].signIn }).click();
      const popup = page.getByRole('dialog', { name: /./ });
      await expect(details).toBeHidden();
      const door = doorOf(popup, language);
      await giveEmail(door, customer.email);
      await givePassword(door, customer.password);
      await expect(popup).toBeHidden();
      const messages = page.getByRole('region', { name: text('host:toast.label') });
      await expect(messages.getByText(text.like('membership:coupons.claimed'))).toBeVisible();
      await line.click();
      await expect(coupon).toContainText(text('membership:coupons.redeemed'));
      await page.reload();
      await line.click();
      await expect(coupon).toContainText(text('membership:coupons.redeemed'));
      await page.goto(at(paths.coupons()));
      await expect(page.getByRole('heading', { level: 1, name: text('membership:title.coupons') })).toBeVisible();
      await expect(page.getByText('SOFA8')).toBeVisible();
    });

    test('POP-032 POP-033 the birthday greeting is opened once: it closes by Esc, and its icon does not come again', async ({
      page,
      context,
    }) => {
      await comeBack(context, { token: await tokenOf('birthday@shop.test', testPassword) });
      await page.goto(at(paths.home()));
      const icon = page.getByRole('button', { name: text('membership:birthday.icon') });
      await icon.click();
      const dialog = page.getByRole('dialog', { name: text('membership:birthday.titleName', { name: 'Béatrice' }) });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(icon).toBeHidden();
      const code = page.waitForResponse(/membership.*overlay/);
      await page.reload();
      await (await code).finished();
      await rested(page);
      await expect(icon).toBeHidden();
    });
  });
}
