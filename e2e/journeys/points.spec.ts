import { paths, type Language } from '@shop/contract';
import { testPassword } from '../support/accounts.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, newCustomer, tokenOf } from '../support/customers.ts';
import { bothLanguages, screens } from '../support/screens.ts';
import { expect, test, type Page } from '../support/test.ts';

const words = {
  en: {
    points: 'Points to spend',
    sign: 'Check in today',
    signNow: 'Check in',
    confirmed: 'Confirm your email',
    collect: /^Collect: /,
    done: 'Done',
    earned: (points: number) => `You earned ${points} points.`,
    birthday: 'Tell us your birthday',
    births: 'Date of birth',
    tell: 'Save',
    history: 'History',
    reasons: ['Birthday told', 'Email confirmed', 'Daily sign-in'],
    reward: 'C$5 off',
    exchange: /^Exchange: C\$5 off$/,
    confirm: /^Yes, exchange: /,
    keep: 'Keep them',
    coupons: 'My Coupons',
    email: 'Email of the other customer',
    howMany: 'How many',
    send: 'Send',
    sent: (email: string) => `3 coins went to ${email}.`,
    turn: 'Turn the wheel',
    left: ['3 turns left today', '2 turns left today', '1 turn left today', 'No turns left today. Come back tomorrow.'],
  },
  fr: {
    points: 'Points à dépenser',
    sign: 'Signalez votre présence',
    signNow: 'Je suis là',
    confirmed: 'Confirmez votre courriel',
    collect: /^Récolter/,
    done: 'Fait',
    earned: (points: number) => `Vous avez gagné ${points} points.`,
    birthday: 'Dites-nous votre anniversaire',
    births: 'Date de naissance',
    tell: 'Enregistrer',
    history: 'Historique',
    reasons: ['Anniversaire indiqué', 'Courriel confirmé', 'Présence du jour'],
    reward: 'C$5 de rabais',
    exchange: /^Échanger ?: C\$5 de rabais$/,
    confirm: /^Oui, échanger ?: /,
    keep: 'Les garder',
    coupons: 'Mes coupons',
    email: 'Courriel de l’autre personne',
    howMany: 'Combien',
    send: 'Envoyer',
    sent: (email: string) => `3 pièces sont parties vers ${email}.`,
    turn: 'Tourner la roue',
    left: [
      '3 tours restants aujourd’hui',
      '2 tours restants aujourd’hui',
      '1 tour restant aujourd’hui',
      'Plus de tours aujourd’hui. Revenez demain.',
    ],
  },
};

const task = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** A number that stands under its name, such as the points a customer has. */
const amount = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
const shownNumber = (points: number, language: Language) => new Intl.NumberFormat(`${language}-CA`).format(points);

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });
    const text = words[language];
    const at = (path: string) => paths.inLanguage(path, language);

    test('PTS-001 PTS-002 PTS-003 a task gives its points once: balance and history say so, and a reload does not offer it again', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // a birthday in the future
      const customer = await newCustomer(`points.${language}`);
      const { points: before } = await ask('pointsInfo', { body: {} }, customer);
      await comeBack(context, customer);
      await page.goto(at(paths.points()));
      const balance = amount(page, text.points);
      await expect(balance).toHaveText(shownNumber(before, language));
      await task(page, text.sign).getByRole('button', { name: text.signNow }).click();
      await expect(page.getByText(text.earned(5))).toBeVisible();
      await expect(task(page, text.sign)).toContainText(text.done);
      await expect(balance).toHaveText(shownNumber(before + 5, language));
      await task(page, text.confirmed).getByRole('button', { name: text.collect }).click();
      await expect(task(page, text.confirmed)).toContainText(text.done);

      const births = page.getByLabel(text.births);
      await births.fill('2091-02-28');
      await page.getByRole('button', { name: text.tell, exact: true }).click();
      await expect(births).toHaveAttribute('aria-invalid', 'true');
      await expect(births).toHaveAccessibleDescription(/\S/);
      await expect(births).toHaveValue('2091-02-28');
      await births.fill('1991-02-28');
      await page.getByRole('button', { name: text.tell, exact: true }).click();
      await expect(task(page, text.birthday)).toContainText(text.done);

      await page.reload();
      await expect(balance).toHaveText(shownNumber(before + 105, language));
      for (const title of [text.sign, text.confirmed, text.birthday])
        await expect(task(page, title)).toContainText(text.done);
      const rows = page.getByRole('region', { name: text.history }).getByRole('heading', { level: 3 });
      for (const [place, reason] of text.reasons.entries()) await expect(rows.nth(place)).toHaveText(reason);
      await expectAccessible(page);
    });

    test('PTS-004 PTS-009 points become a coupon by the keyboard alone, and coins go to somebody else; what is refused stays typed', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/status of 40[49]/); // nobody has the address; too many coins
      const friend = await newCustomer(`coins.${language}`);
      const rich = { token: await tokenOf('points@shop.test', testPassword) };
      await comeBack(context, rich);
      await page.goto(at(paths.rewards()));
      const exchange = page.getByRole('button', { name: text.exchange });
      await exchange.press('Enter');
      const confirm = page.getByRole('button', { name: text.confirm });
      await expect(confirm).toBeFocused();
      await page.getByRole('button', { name: text.keep }).press('Enter');
      await expect(exchange).toBeFocused();
      await exchange.press('Enter');
      await expect(confirm).toBeFocused();
      const [answer] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes('/points/redeem')),
        page.keyboard.press('Enter'),
      ]);
      const { coupon_code } = (await answer.json()).result;
      await expect(page.getByText(coupon_code).first()).toBeVisible();
      await expect(exchange).toBeFocused();
      await page.getByRole('main').getByRole('link', { name: text.coupons }).click();
      await expect(page.getByText(coupon_code)).toBeVisible();

      await page.goto(at(paths.coin()));
      const [email, howMany] = [page.getByLabel(text.email), page.getByLabel(text.howMany)];
      const send = page.getByRole('button', { name: text.send, exact: true });
      await email.fill('nobody.yet@example.ca');
      await howMany.fill('999999');
      await send.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(howMany).toHaveValue('999999');
      await email.fill(friend.email);
      await send.click();
      await expect(howMany).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveValue(friend.email);
      await howMany.fill('3');
      await send.click();
      await expect(page.getByText(text.sent(friend.email))).toBeVisible();
      expect((await ask('coinNumber', { body: {} }, friend)).coins).toBe(3);
    });

    test('PTS-006 the wheel gives each turn’s prize at once, and after the last one a reload brings no other', async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const customer = await newCustomer(`wheel.${language}`);
      await comeBack(context, customer);
      await page.goto(at(paths.playToWin()));
      const turn = page.getByRole('button', { name: text.turn });
      const won: { title: string; code: string | null }[] = [];
      for (const left of text.left.slice(0, 3)) {
        await expect(page.getByText(left)).toBeVisible();
        const [answer] = await Promise.all([page.waitForResponse(/\/turn(\?|$)/), turn.click()]);
        const { prize, coupon_code } = (await answer.json()).result;
        won.push({ title: prize.kind === 'none' ? '' : prize.title, code: coupon_code });
        const result = page.getByRole('main').getByRole('status').first();
        await expect(result).toContainText(won.at(-1)?.title ?? '');
      }
      await expectAccessible(page);
      await expect(page.getByText(text.left.at(-1) ?? '')).toBeVisible();
      await expect(turn).toBeDisabled();
      await page.reload();
      await expect(page.getByText(text.left.at(-1) ?? '')).toBeVisible();
      await expect(turn).toBeDisabled();
      await expect(ask('turn', { body: {} }, customer)).rejects.toThrow('answered 409');

      await page.goto(at(paths.coupons()));
      await expect(page.getByRole('heading', { level: 1, name: text.coupons })).toBeVisible();
      for (const { code } of won) {
        if (code) await expect(page.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
      }
    });
  });
}
