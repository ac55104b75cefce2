import { paths, type Language } from '@shop/contract';
import {
  ask,
  bothLanguages,
  comeBack,
  expectAccessible,
  newCustomer,
  screens,
  testPassword,
  textsIn,
  tokenOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Names that the API gives to tasks, to their points in the history, and to a reward. */
const named = {
  en: {
    sign: 'Check in today',
    confirmed: 'Confirm your email',
    birthday: 'Tell us your birthday',
    reasons: ['Birthday shared', 'Email confirmed', 'Daily sign-in'],
    reward: 'C$5 off',
  },
  fr: {
    sign: 'Signalez votre présence',
    confirmed: 'Confirmez votre courriel',
    birthday: 'Dites-nous votre anniversaire',
    reasons: ['Anniversaire indiqué', 'Courriel confirmé', 'Présence du jour'],
    reward: '5\u00a0$ de rabais',
  },
};
const task = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** A number that stands under its name, such as the points a customer has. */
const amount = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
const shownNumber = (points: number, language: Language) => new Intl.NumberFormat(`${language}-CA`).format(points);

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
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
      const balance = amount(page, text('membership:points.balance'));
      await expect(balance).toHaveText(shownNumber(before, language));
      await task(page, named[language].sign)
        .getByRole('button', { name: text('membership:points.sign') })
        .click();
      await expect(page.getByText(text('membership:points.earned', { count: 5 }))).toBeVisible();
      await expect(task(page, named[language].sign)).toContainText(text('membership:points.done'));
      await expect(balance).toHaveText(shownNumber(before + 5, language));
      await task(page, named[language].confirmed)
        .getByRole('button', { name: text('membership:points.collect') })
        .click();
      await expect(task(page, named[language].confirmed)).toContainText(text('membership:points.done'));

      const births = page.getByLabel(text('membership:points.birthday'));
      await births.fill('2091-02-28');
      await page.getByRole('button', { name: text('membership:points.tell'), exact: true }).click();
      await expect(births).toHaveAttribute('aria-invalid', 'true');
      await expect(births).toHaveAccessibleDescription(/\S/);
      await expect(births).toHaveValue('2091-02-28');
      await births.fill('1991-02-28');
      await page.getByRole('button', { name: text('membership:points.tell'), exact: true }).click();
      await expect(task(page, named[language].birthday)).toContainText(text('membership:points.done'));

      await page.reload();
      await expect(balance).toHaveText(shownNumber(before + 105, language));
      for (const title of [named[language].sign, named[language].confirmed, named[language].birthday])
        await expect(task(page, title)).toContainText(text('membership:points.done'));
      const rows = page
        .getByRole('region', { name: text('membership:points.history') })
        .getByRole('heading', { level: 3 });
      for (const [place, reason] of named[language].reasons.entries()) await expect(rows.nth(place)).toHaveText(reason);
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
      const exchange = page.getByRole('button', {
        name: `${text('membership:rewards.exchange')}: ${named[language].reward}`,
        exact: true,
      });
      await exchange.press('Enter');
      const confirm = page.getByRole('button', { name: text('membership:rewards.confirm') });
      await expect(confirm).toBeFocused();
      await page.getByRole('button', { name: text('membership:rewards.keep') }).press('Enter');
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
      await page
        .getByRole('main')
        .getByRole('link', { name: text('account:title.coupons') })
        .click();
      await expect(page.getByText(coupon_code)).toBeVisible();

      await page.goto(at(paths.coin()));
      const [email, howMany] = [
        page.getByLabel(text('membership:coin.email')),
        page.getByLabel(text('membership:coin.howMany')),
      ];
      const send = page.getByRole('button', { name: text('membership:coin.send'), exact: true });
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
      await expect(page.getByText(text('membership:coin.sent', { count: 3, email: friend.email }))).toBeVisible();
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
      const turn = page.getByRole('button', { name: text('membership:wheel.turn') });
      const won: { title: string; code: string | null }[] = [];
      for (const left of [3, 2, 1]) {
        await expect(page.getByText(text('membership:wheel.left', { count: left }))).toBeVisible();
        const [answer] = await Promise.all([page.waitForResponse(/\/turn(\?|$)/), turn.click()]);
        const { prize, coupon_code } = (await answer.json()).result;
        won.push({ title: prize.kind === 'none' ? '' : prize.title, code: coupon_code });
        const result = page.getByRole('main').getByRole('status').first();
        await expect(result).toContainText(won.at(-1)?.title ?? '');
      }
      await expectAccessible(page);
      await expect(page.getByText(text('membership:wheel.tomorrow'))).toBeVisible();
      await expect(turn).toBeDisabled();
      await page.reload();
      await expect(page.getByText(text('membership:wheel.tomorrow'))).toBeVisible();
      await expect(turn).toBeDisabled();
      await expect(ask('turn', { body: {} }, customer)).rejects.toThrow('answered 409');

      await page.goto(at(paths.coupons()));
      await expect(page.getByRole('heading', { level: 1, name: text('account:title.coupons') })).toBeVisible();
      for (const { code } of won) {
        if (code) await expect(page.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
      }
    });
  });
}
