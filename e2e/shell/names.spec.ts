import { accounts, comeBack, expectAccessible, newCustomer, screens, testPassword, textsIn, tokenOf } from '@shop/qa';
import { heartOn } from '../support/hearts.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What opens says so, is told to be open, and gives the focus back when it closes with Escape. */
const expectPopover = async (page: Page, name: string | RegExp, opened: () => Promise<void>): Promise<void> => {
  const opener = page.getByRole('banner').getByRole('button', { name });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await opened();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);

  test.describe(`to a screen reader, in ${language},`, () => {
    test.use({ viewport: { ...screens.desktop, width: 1024 } }); // wide enough for the strip, too narrow for the menu

    test('the search is a combobox that names its listbox and the option one is on', async ({ page }) => {
      await page.goto(`/?setLang=${language}`);
      const box = page.getByRole('combobox', { name: text('host:search.label') });
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
      await expect(box).toHaveAttribute('aria-autocomplete', 'list');
      await box.fill(language === 'fr' ? 'canap' : 'sof');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      const listbox = page.getByRole('listbox', { name: text('host:search.results') });
      const options = listbox.getByRole('group', { name: text('host:search.suggestions') }).getByRole('option');
      await expect(options.first()).toBeVisible();
      await expect(box).toHaveAttribute('aria-controls', (await listbox.getAttribute('id')) ?? '');
      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
      await expect(box).toBeFocused();
      await expectAccessible(page);
      await box.press('Escape');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).not.toHaveAttribute('aria-controls');
      await expect(box).toBeFocused();
      await expect(listbox).toBeHidden();
    });

    test('what hangs below the header’s buttons says that it is open, and gives the focus back', async ({ page }) => {
      await page.goto(`/?setLang=${language}`);
      await expectPopover(page, `CAN, ${text('host:header.country')}`, async () => {
        await expect(page.getByRole('banner').locator('a[href^="/go/"]')).toHaveCount(12);
      });
      await expectPopover(page, text('host:header.app'), async () => {
        await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
      });
      await expectPopover(page, text.like('host:notes.bell'), async () => {
        const panel = page.getByRole('region', { name: text('host:notes.title') });
        await expect(panel.getByRole('listitem').first()).toBeVisible();
      });
    });

    test('so does the menu of an account', async ({ page, context }) => {
      await comeBack(context, { token: await tokenOf(accounts.ordinary, testPassword) });
      await page.goto(`/?setLang=${language}`);
      await expectPopover(page, text.like('host:header.greeting'), async () => {
        await expect(page.getByRole('banner').getByRole('link', { name: text('host:header.points') })).toBeVisible();
        await expectAccessible(page);
      });
    });

    test('a message is spoken without taking the focus, and its link and its buttons have names', async ({
      page,
      context,
    }) => {
      await comeBack(context, await newCustomer(`toast.${language}`));
      const heart = await heartOn(page, '/furniture/sofas-loveseats.html', language);
      await heart.press('Enter');
      const region = page.getByRole('region', { name: text('host:toast.label') });
      await expect(region.getByRole('status')).toContainText(text('account:wishlist.added'));
      await region.getByText(text('account:wishlist.added')).hover(); // then it stays
      await expect(region.getByRole('status')).toHaveAttribute('aria-live', 'polite');
      await expect(region.getByRole('link', { name: text('account:title.wishlist') })).toBeVisible();
      await expect(region.getByRole('button', { name: text('host:toast.close') })).toBeVisible();
      await expect(heart).toBeFocused();
      await expectAccessible(page);
    });
  });
}

for (const language of ['en', 'fr'] as const) {
  test.describe(`on a phone, in ${language},`, () => {
    test.use({ viewport: screens.phone });

    test('the menu is a dialog with a name, and gives the focus back', async ({ page }) => {
      await page.goto(`/?setLang=${language}`);
      const opener = page
        .getByRole('banner')
        .getByRole('button', { name: textsIn(language)('host:header.menu'), exact: true });
      await opener.press('Enter');
      const drawer = page.getByRole('dialog', { name: textsIn(language)('host:header.menu') });
      await expect(drawer.getByRole('group').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test.describe('the bar of those who have not chosen yet', () => {
  test.use({ consent: 'unasked' });

  for (const [screen, viewport] of Object.entries(screens)) {
    test(`is without a violation in French on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/?setLang=fr');
      await expect(page.getByRole('region', { name: textsIn('fr')('host:consent.title') })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
