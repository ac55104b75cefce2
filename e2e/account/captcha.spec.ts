import { calls, paths } from '@shop/contract';
import {
  ask,
  bothLanguages,
  doorOf,
  expectAccessible,
  giveEmail,
  givePassword,
  keyboard,
  newCustomer,
  pointer,
  screens,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const wrongPassword = 'birch-bark-8';
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

    test('after three wrong passwords sign-in asks for the captcha: without it nothing is sent, and solved it lets the owner in', async ({
      page,
      complaints,
    }) => {
      test.slow(); // five attempts, one view examined
      complaints.allow(/status of 400/); // wrong passwords
      const customer = await newCustomer(`captcha.${language}`);
      const logins = counted(page, calls.login);
      await page.goto(paths.inLanguage(paths.login(), language));
      const door = doorOf(page.getByRole('main'), language);
      await giveEmail(door, customer.email);
      const password = door.place.getByLabel(door.text('account:signIn.password'), { exact: true });
      const robot = door.place.getByRole('checkbox', { name: text('account:captcha.label') });
      for (const wrong of ['first', 'second', 'third']) {
        await expect(robot).toBeHidden();
        await givePassword(door, `${wrongPassword} ${wrong}`);
        await expect(password).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(robot).toBeVisible();
      await expectAccessible(page);

      await givePassword(door, customer.password);
      await expect(robot).toHaveAccessibleDescription(answers[language].unsolved);
      expect(logins()).toBe(3);

      // A response is good for one try: after a wrong password the captcha is to be solved again.
      await robot.check();
      await givePassword(door, `${wrongPassword} fourth`);
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(robot).not.toBeChecked();
      await robot.check();
      await givePassword(door, customer.password);
      await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
      await expect(page.getByText(customer.email)).toBeVisible();
    });

    test('the owner is let in while somebody else tries passwords: the captcha is asked for with the right one, which stays', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 400/); // the captcha is missing
      const { email, password } = await newCustomer(`captcha.others.${language}`);
      for (let tries = 0; tries < 4; tries += 1) {
        await expect(ask('login', { body: { email, password: wrongPassword } })).rejects.toThrow('answered 400');
      }
      await page.goto(paths.inLanguage(paths.login(), language));
      const door = doorOf(page.getByRole('main'), language, screen === 'desktop' ? keyboard(page) : pointer);
      await giveEmail(door, email);
      await givePassword(door, password);
      const robot = door.place.getByRole('checkbox', { name: text('account:captcha.label') });
      await expect(door.place.getByText(answers[language].needed)).toBeVisible();
      await expect(door.place.getByLabel(door.text('account:signIn.password'), { exact: true })).toHaveValue(password);
      await robot.focus();
      await page.keyboard.press('Space');
      await expect(robot).toBeChecked();
      await door.input.press(door.place.getByRole('button', { name: door.text('account:signIn.submit'), exact: true }));
      await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
    });
  });
}
