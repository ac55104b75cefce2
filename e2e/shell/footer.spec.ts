import { paths } from '@shop/contract';
import { expectAccessible, expectNothingWide, screens, takenOver, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { presses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

test('FOOT-008 ROUTE-074 an address in the footer brings the pop-up that its answer decides', async ({ page }) => {
  const email = `reader.${Date.now()}@example.ca`;
  const footer = page.getByRole('contentinfo');
  const subscribe = async () => {
    await footer.getByRole('textbox', { name: 'Email' }).fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
  };
  await page.goto('/');
  await takenOver(footer.getByRole('button', { name: 'Subscribe' }));
  const sent = page.waitForRequest('**/api/newsletter/visitor');
  await subscribe();
  expect((await sent).postData()).toContain(encodeURIComponent(email));
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('list', { name: 'Your coupons' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(footer.getByRole('status')).toHaveText('Thank you for subscribing.');

  await subscribe();
  await expect(popup.getByRole('status')).toHaveText(/^You have subscribed already\./);
  await expect(popup.getByRole('timer')).toBeVisible();
  await popup.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(paths.password({ type: 'create', email, subscriber: '1', redirect: '/' }));
  await expect(popup).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
});

for (const language of ['en', 'fr'] as const) {
  test(
    `on a phone the footer’s lists open one by one, in ${language}; elsewhere they are open`,
    englishAtNight(language),
    async ({ page }) => {
      const links = { en: ['Help', 'Payment methods'], fr: ['Aide', 'Modes de paiement'] }[language];
      const [title = '', name = ''] = links;
      const link = page.getByRole('navigation', { name: title }).getByRole('link', { name });
      await page.setViewportSize(screens.phone);
      await page.goto(paths.inLanguage('/', language));
      await expect(link).toBeHidden();
      await page.getByRole('navigation', { name: title }).getByText(title).locator('visible=true').click();
      await expect(link).toBeVisible();
      await expectNothingWide(page);
      await expectAccessible(page);

      await page.setViewportSize(screens.desktop);
      await page.goto(paths.inLanguage('/', language));
      await expect(link).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    },
  );
}

for (const { how, press, hasTouch } of presses)
  for (const language of ['en', 'fr'] as const)
    test.describe(`a press with ${how} (${language})`, () => {
      test.use({ hasTouch, viewport: screens.phone });

      test('is made, though the address that it leaves is wrong', async ({ page }) => {
        const text = textsIn(language);
        await page.goto(paths.inLanguage('/', language));
        const footer = page.getByRole('contentinfo');
        const button = footer.getByRole('button', { name: text('host:newsletter.submit') });
        await takenOver(button);
        const email = footer.getByRole('textbox', { name: text('host:newsletter.email') });
        await email.fill('nobody');
        await press(page, button);
        await expect(email).toBeFocused();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toHaveValue('nobody');
      });
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter’s form comes back to its page and says what came of it', async ({ page }) => {
    await page.goto('/privacy-policy');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill(`plain.${Date.now()}@example.ca`);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/privacy-policy?newsletter=done#newsletter');
    await expect(footer.getByRole('status')).toHaveText('Thank you. Please check your inbox.');
  });
});
