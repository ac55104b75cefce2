import { paths } from '@shop/contract';
import { ask, linkOf, newCustomer, screens } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const words = {
  en: {
    ask: 'Stop emails from friends?',
    stop: 'Stop these emails',
    done: 'You will get no more emails from friends',
    allow: 'Allow emails from friends again',
    back: 'You get emails from friends again',
  },
  fr: {
    ask: 'Ne plus recevoir de courriels d’amis?',
    stop: 'Arrêter ces courriels',
    done: 'Vous ne recevrez plus de courriels d’amis',
    allow: 'Permettre de nouveau les courriels d’amis',
    back: 'Les courriels d’amis vous parviennent de nouveau',
  },
} as const;

for (const [language, screen] of [
  ['en', 'desktop'],
  ['fr', 'phone'],
] as const) {
  test(
    `a friend’s letter leads to where it is refused, and allowed again, without scripts, in ${language} on a ${screen}`,
    englishAtNight(language),
    async ({ page }) => {
      await page.setViewportSize(screens[screen]);
      const text = words[language];
      const friend = `friend.${language}.${Date.now()}@example.ca`;
      const writer = await newCustomer(`writes-${language}`);
      await ask('sendCustomerEmail', { body: { email: friend } }, { token: writer.token, language });
      const link = await linkOf(friend, paths.leaveNewsletter());
      await page.goto(link);
      await expect(heading(page, text.ask)).toBeVisible();
      await page.getByRole('button', { name: text.stop }).click();
      await expect(heading(page, text.done)).toBeVisible();
      await page.getByRole('button', { name: text.allow }).click();
      await expect(heading(page, text.back)).toBeVisible();

      // A mail program's own button.
      const pressed = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
      expect(pressed.status()).toBe(200);
      await page.goto(link);
      await expect(heading(page, text.done)).toBeVisible();
    },
  );
}
