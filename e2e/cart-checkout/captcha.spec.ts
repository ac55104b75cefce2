import { calls, paths } from '@shop/contract';
import {
  bothLanguages,
  buyerWith,
  expectAccessible,
  newGuest,
  pay,
  readyToPay,
  screens,
  simpleProduct,
  textsIn,
  typeCard,
  visitOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 105;
/** What the API says of a card, and once there were several failed attempts. */
const answers = {
  en: {
    declined: 'Your card was declined.',
    needed: 'There were several failed attempts. Please solve the reCAPTCHA to go on.',
    unsolved: /Incorrect reCAPTCHA\./,
  },
  fr: {
    declined: 'Votre carte a été refusée.',
    needed: 'Il y a eu plusieurs tentatives infructueuses. Veuillez résoudre le reCAPTCHA pour continuer.',
    unsolved: /reCAPTCHA incorrect\./,
  },
};
const declinedCard = '4000 0000 0000 0002';

/** How often the page has made a call so far. */
const counted = (page: Page, call: { method: string; path: string }): (() => number) => {
  let times = 0;
  page.on('request', (request) => {
    if (request.method() === call.method && new URL(request.url()).pathname === call.path) times += 1;
  });
  return () => times;
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen], locale: `${language}-CA` });
    const text = textsIn(language);

    test('after three declined cards the checkout asks for the captcha, and the order goes through once it is solved', async ({
      page,
      context,
      complaints,
    }) => {
      test.slow(); // five cards, one view examined
      complaints.allow(/status of 4/); // declined cards
      const visit = visitOf(page, language);
      const guest = await newGuest(context, `captcha.card.${language}`);
      await readyToPay(guest, (await simpleProduct(SOFAS)).entity_id);
      const tries = counted(page, calls.braintreeCreditCard);
      await page.goto(paths.inLanguage(paths.payment(), language));
      const buyer = buyerWith(guest.email);
      await typeCard(visit, { ...buyer, card: declinedCard });
      const press = page.getByRole('button', { name: visit.text.like('cart-checkout:payment.pay') });
      const robot = page.getByRole('main').getByRole('checkbox', { name: text('account:captcha.label') });
      for (let declines = 1; declines <= 3; declines += 1) {
        await press.click();
        await expect.poll(tries).toBe(declines);
        await expect(page.getByText(answers[language].declined)).toBeVisible();
        await expect(robot).toBeHidden();
      }
      const number = page.getByRole('textbox', { name: visit.text('cart-checkout:payment.cardNumber') });
      await number.fill(buyer.card);
      await press.click();
      await expect(page.getByText(answers[language].needed)).toBeVisible();
      await expect(robot).toBeVisible();
      await expect(number).toHaveValue(buyer.card);
      await expectAccessible(page);

      await press.click();
      await expect(robot).toHaveAccessibleDescription(answers[language].unsolved);
      expect(tries()).toBe(4);
      await robot.check();
      await pay(visit);
      expect(tries()).toBe(5);
    });
  });
}
