import { paths } from '@shop/contract';
import {
  bothLanguages,
  comeBack,
  doorOf,
  giveEmail,
  givePassword,
  newCustomer,
  screens,
  testPassword,
  textsIn,
  tokenOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { framed, goToPayment, joinDialog, payFee } from '../support/joining.ts';
import { expect, test } from '../support/test.ts';

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

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);
    const required = requiredTexts[language];
    const at = (path: string) => paths.inLanguage(path, language);

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
      await joinDialog(page, language)
        .getByRole('button', { name: text('membership:close') })
        .click();
      await expect(page.getByText(text('membership:join.allowed'))).toBeVisible();
      await page.getByRole('button', { name: text('membership:joining.title'), exact: true }).click();
      await payFee(page, language);
      const dialog = joinDialog(page, language);
      await dialog.getByRole('button', { name: text('membership:close') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(required.renewLater)).toBeVisible();
      await expect(page.getByRole('button', { name: text('membership:joining.title'), exact: true })).toBeHidden();

      await page.goto(at(paths.plusOrders()));
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText(text('membership:plusOrders.status.paid'));
    });

    test('MEM-021 MEM-022 MEM-023 a guest is led to sign in and back, a business is told why not, and a member when', async ({
      page,
      context,
    }) => {
      const customer = await newCustomer(`plus.guest.${language}`);
      await page.goto(at(paths.plus()));
      await page.getByRole('main').getByRole('link', { name: required.signIn }).click();
      const door = doorOf(page.getByRole('dialog'), language);
      await giveEmail(door, customer.email);
      await givePassword(door, customer.password);
      await expect(page).toHaveURL((url) => url.pathname === paths.plus());
      await expect(page.getByText(text('membership:join.allowed'))).toBeVisible();

      for (const [account, shown] of [
        ['enterprise', required.business],
        ['plus61', [required.renewLater]],
        ['plus59', []],
      ] as const) {
        await comeBack(context, { token: await tokenOf(`${account}@shop.test`, testPassword) });
        await page.goto(at(paths.plus()));
        for (const line of shown) await expect(page.getByText(line)).toBeVisible();
        const renew = page.getByRole('button', { name: text('membership:joining.renew'), exact: true });
        await expect(renew).toBeVisible({ visible: account === 'plus59' });
      }
    });
  });
}
