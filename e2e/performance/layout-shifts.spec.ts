import { paths } from '@shop/contract';
import { bothLanguages, comeBack, rested, screens, testPassword, tokenOf } from '@shop/qa';
import { answerAfterPaint, countShifts, shiftsOf, startAnew } from '../support/layout-shifts.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What is hardly seen: a customer's name in the header is wider than what stood there. */
const MOST = 0.02;

/** Who looks, and at what. */
const looks = {
  ordinary: {
    memberCenter: paths.memberCenter(),
    businessAccount: paths.businessAccount(),
    milestoneBadge: paths.milestoneBadge(),
    openMember: paths.openMember(),
    plus: paths.plus(),
    points: paths.points(),
    coin: paths.coin(),
    cashback: paths.cashback(),
    dropship: paths.dropship(),
    rewards: paths.rewards(),
    coupons: paths.coupons(),
    playToWin: paths.playToWin(),
    accountHome: paths.accountHome(),
    accountInfo: paths.accountInfo(),
    ownData: paths.ownData(),
    'pay with an empty cart': paths.pay(),
    'payment with an empty cart': paths.payment(),
  },
  plus59: {
    memberCenter: paths.memberCenter(),
    openMember: paths.openMember(),
    plus: paths.plus(),
    milestoneBadge: paths.milestoneBadge(),
  },
  guest: {
    memberCenter: paths.memberCenter(),
    businessAccount: paths.businessAccount(),
    password: paths.password({ type: 'create', email: 'nobody.yet@example.ca' }),
    'pay with an empty cart': paths.pay(),
  },
};

const expectStill = async (page: Page): Promise<void> => {
  const { sum, moved } = await shiftsOf(page);
  expect(sum <= MOST ? [] : moved).toEqual([]);
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, { tag: screen === 'desktop' ? '@nightly' : [] }, () => {
    test.use({ viewport: screens[screen] });
    test.beforeEach(({ page }) => countShifts(page));

    for (const [who, pages] of Object.entries(looks)) {
      for (const [name, path] of Object.entries(pages)) {
        test(`X-368 ${name} stays where it is while it comes, for ${who}`, async ({ page, context, complaints }) => {
          complaints.allow(/409 \(Conflict\)/); // an empty cart cannot be paid
          if (who !== 'guest') await comeBack(context, { token: await tokenOf(`${who}@shop.test`, testPassword) });
          await answerAfterPaint(page);
          await page.goto(paths.inLanguage(path, language));
          await rested(page);
          await expectStill(page);
        });
      }
    }

    test('X-498 a list that is reached by a link stays where it is while it comes', async ({ page }) => {
      await answerAfterPaint(page);
      await page.goto(paths.inLanguage(paths.home(), language));
      await rested(page);
      const link = page.getByRole('main').locator('a[href^="/decor.html"]').first();
      await startAnew(page);
      // Not the person's hand, whose movements are not counted.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await rested(page);
      await expectStill(page);
    });

    test('X-377 nothing moves after a link of the shop and a step back', async ({ page, context }) => {
      await comeBack(context, { token: await tokenOf('ordinary@shop.test', testPassword) });
      await answerAfterPaint(page);
      await page.goto(paths.inLanguage(paths.memberCenter(), language));
      await rested(page);
      for (const path of [paths.milestoneBadge(), paths.plus(), paths.points()]) {
        const link = page.getByRole('main').locator(`a[href^="${path}"]`).first();
        await link.scrollIntoViewIfNeeded();
        await startAnew(page);
        // Not the person's hand, whose movements are not counted.
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(({ pathname }) => pathname === path);
        await rested(page);
        await test.step(path, () => expectStill(page));
        await startAnew(page);
        await page.goBack();
        await rested(page);
        await test.step(`back from ${path}`, () => expectStill(page));
      }
    });
  });
}
