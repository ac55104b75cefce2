import { ask, expectAccessible, ontoNewDocument, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const names = {
  en: {
    menu: 'Categories',
    first: 'Show what is in Furniture',
    offers: 'Offers',
    stop: 'Stop the offers',
    next: 'Next offer',
    app: 'Get the app',
    countries: 'CAN, Other countries',
    root: 'Furniture',
    allOfRoot: 'All of Furniture',
    shipTo: 'Ship to: Canada',
    other: 'Français',
  },
  fr: {
    menu: 'Catégories',
    first: 'Montrer le contenu du rayon Meubles',
    offers: 'Offres',
    stop: 'Arrêter les offres',
    next: 'Offre suivante',
    app: 'Obtenir l’application',
    countries: 'CAN, Autres pays',
    root: 'Meubles',
    allOfRoot: 'Tout voir : Meubles',
    shipTo: 'Livraison : Canada',
    other: 'English',
  },
};

for (const language of ['en', 'fr'] as const) {
  const name = names[language];
  test.describe(`the header in ${language}`, englishAtNight(language), () => {
    test.use({ viewport: screens.desktop });

    test('SHELL-025 SHELL-028 by keyboard the mega-menu opens with links and promotional pictures, and closes', async ({
      page,
    }) => {
      await page.goto(`/?setLang=${language}`);
      const menu = page.getByRole('navigation', { name: name.menu, exact: true });
      const opener = menu.getByRole('button').first();
      await expect(opener).toHaveAccessibleName(name.first);
      await opener.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const promoted = menu.getByRole('link').filter({ has: page.locator('img') });
      await expect(promoted).toHaveCount(2);
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('listitem').first().getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect(promoted).toHaveCount(0);
    });

    test('the first offer, with the time that its sale lasts, is read in full on each width', async ({ page }) => {
      const [offer] = (await ask('configInit', {}, { language })).home_top_banner;
      await page.goto(`/?setLang=${language}`);
      const offers = page.getByRole('region', { name: name.offers });
      const shown = offers.getByText(offer?.name ?? 'no offer', { exact: true });
      for (const width of [360, 390, 560, 768, 1440]) {
        await page.setViewportSize({ width, height: 664 });
        await expect(shown).toBeVisible();
        const cut = await shown.evaluate((words) => [
          words.scrollHeight - words.clientHeight,
          words.scrollWidth - words.clientWidth,
        ]);
        expect(cut, `${width} px`).toEqual([0, 0]);
        await expect(offers).toHaveJSProperty('scrollHeight', await offers.evaluate((strip) => strip.clientHeight));
      }
    });

    test('SHELL-029 SHELL-031 the strip opens twelve countries and a QR code', async ({ page }) => {
      // Where the mega-menu is not: what hangs from the strip would hide parts of its buttons from axe.
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.goto(`/?setLang=${language}`);
      await page.getByRole('button', { name: name.countries }).click();
      await expect(page.getByRole('banner').locator('a[href^="/go/"]')).toHaveCount(12);
      await expectAccessible(page);
      await page.getByRole('button', { name: name.app }).click();
      await expect(page.getByRole('banner').locator('a[href^="/go/"]')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('SHELL-020 SHELL-021 SHELL-022 the offers stop when asked, and lead where they say', async ({ page }) => {
      await page.goto(`/?setLang=${language}`);
      const offers = page.getByRole('region', { name: name.offers, exact: true });
      await offers.getByRole('button', { name: name.stop }).click();
      const targets: (string | null)[] = [];
      for (let shown = 0; shown < 3; shown += 1) {
        targets.push(await offers.getByRole('link').getAttribute('href'));
        await offers.getByRole('button', { name: name.next }).click();
      }
      expect(targets.toSorted()).toEqual(['/app-recommend', '/costwayplus', '/sales-events']);
    });
  });
}

for (const language of ['en', 'fr'] as const) {
  const name = names[language];
  test.describe(`the menu of a phone in ${language}`, englishAtNight(language), () => {
    test.use({ viewport: screens.phone });

    test('leads to what is new, there where it stands on its page', async ({ page }) => {
      const text = textsIn(language);
      await page.goto(`/?setLang=${language}`);
      await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: text('host:header.ways.new') })
        .click();
      await expect(page.getByRole('heading', { level: 2, name: text('host:header.ways.new') })).toBeInViewport();
    });

    test('SHELL-029 I18N-004 the drawer has what the strip has no room for, and Back closes it', async ({ page }) => {
      await page.goto(`/?setLang=${language}`);
      const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await opener.click();
      await drawer.getByText(name.root, { exact: true }).click();
      await drawer.getByRole('link', { name: name.allOfRoot }).click();
      await expect(page).toHaveURL(/\/furniture\.html/);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('button', { name: name.countries })).toBeHidden();

      await opener.click();
      const roots = drawer.getByRole('navigation', { name: name.menu }).locator('details:not(li *)');
      await expect(roots).toHaveCount(11);
      await drawer.getByText(name.shipTo).click();
      await expect(drawer.locator('a[href^="/go/"]:not([href*="-"])')).toHaveCount(12);
      await expect(drawer.locator('a[href^="/go/"]:not([href*="-"])').first()).toBeVisible();
      await drawer.getByText(name.app).click();
      await expect(drawer.getByRole('link', { name: 'App Store' })).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => history.back());
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/furniture\.html/);
      await opener.click();
      await ontoNewDocument(page, () => drawer.getByRole('link', { name: name.other }).click());
      await expect(page).toHaveURL(/\/furniture\.html/);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language === 'fr' ? 'en' : 'fr'}`));
    });

    for (const width of [390, 768]) {
      test(`SHELL-026 SHELL-028 by keyboard, ${width} px wide, the drawer leads three levels down, with pictures`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/?setLang=${language}`);
        await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).press('Enter');
        const categories = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: name.menu });
        const root = categories.locator('details').first();
        await root.locator('summary').first().press('Enter');
        await expect(root.locator('img')).toHaveCount(2);
        const branch = root.locator('li details').first();
        await expect(branch.locator('ul')).toBeHidden();
        await branch.locator('summary').press('Enter');
        await page.keyboard.press('Tab');
        await expect(branch.getByRole('link').first()).toBeFocused();
        await expectAccessible(page);
        const leaf = branch.getByRole('link').nth(1);
        const target = (await leaf.getAttribute('href')) ?? '';
        await leaf.press('Enter');
        await expect(page).toHaveURL((url) => url.pathname === target);
        await expect(root).toBeHidden();
      });
    }
  });
}

test('SHELL-023 a site with banners of its own is not asked for its hot keywords, and its header does not move', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const bar = page.getByRole('search');
  const before = await bar.boundingBox();
  await expect(page.getByRole('button', { name: 'Stop the offers' })).toBeVisible();
  expect((await bar.boundingBox())?.y).toBe(before?.y);
  expect(asked.filter((url) => url.endsWith('/api/hot_keywords'))).toEqual([]);
});
