import { paths } from '@shop/contract';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ oneTap: 'new' });

const words = {
  en: { prompt: 'Sign in with Google', goOn: 'Continue as Camille', close: 'Close' },
  fr: { prompt: 'Se connecter avec Google', goOn: 'Continuer en tant que Camille', close: 'Fermer' },
};
const cardOf = (page: Page, language: 'en' | 'fr') => page.getByRole('region', { name: words[language].prompt });

/** On a page that is loaded anew the prompt's code arrives, and time passes, and nothing comes. */
async function expectQuiet(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.clock.install();
  const code = page.waitForResponse(/account.*one-tap/);
  await page.reload();
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(5_000);
  await page.clock.fastForward(5_000);
  await expect(cardOf(page, language)).toBeHidden();
}

for (const language of ['en', 'fr'] as const) {
  const { goOn, close } = words[language];
  const home = paths.inLanguage(paths.home(), language);

  test(`AUTH-014 AUTH-016 one tap signs an anonymous visitor in and asks nobody else (${language})`, async ({
    page,
    context,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(home);
    const card = cardOf(page, language);
    await expect(card).toBeVisible();
    await expectAccessible(page);

    const [login] = await Promise.all([
      page.waitForResponse(/\/api\/login\/user\/google\?id_token=/),
      page.waitForResponse(/\/api\/account\/information/),
      card.getByRole('button', { name: goOn }).click(),
    ]);
    const { result } = await login.json();
    await expect(card).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).map(({ value }) => decodeURIComponent(value)).join(' '))
      .toContain(result.token);
    expect(hosts).toEqual(new Set([new URL(page.url()).host]));

    await expectQuiet(page, language); // a customer is never asked
  });

  test(`AUTH-015 on the login screen one tap leads to the account (${language})`, async ({ page }) => {
    await page.goto(paths.inLanguage(paths.login(), language));
    await cardOf(page, language).getByRole('button', { name: goOn }).click();
    await expect(page).toHaveURL((url) => url.pathname === paths.accountHome());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Camille');
  });

  test(`who closes the prompt is left alone on the next page (${language})`, async ({ page }) => {
    await page.goto(home);
    const card = cardOf(page, language);
    await card.getByRole('button', { name: close }).click();
    await expect(card).toBeHidden();
    await expectQuiet(page, language);
  });
}
