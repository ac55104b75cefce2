import { paths } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { bothLanguages, expectAccessible, productIn, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const btu = { en: '12,000', fr: '12\u00A0000' };
/** As SIZE-005 says it, and in French. */
const sorry = {
  en: /^Sorry, we were unable to provide an estimation/,
  fr: /^Désolé, nous ne pouvons pas vous proposer d’estimation/,
};

/** Opened once by the pointer and once more: Esc and the browser's Back close it, the page stays, the focus returns. */
const expectCloses = async (page: Page, opener: Locator, title: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  const before = page.url();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(before);
};

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const at = (path: string) => paths.inLanguage(path, language);
    /** From the list, so that there is a page of the shop behind. */
    const arrive = async (page: Page, category: string, name: string): Promise<void> => {
      await page.goto(at(category));
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    };

    test('POP-034 POP-035 delivery, return and warranty open in short and close again, and each leads to the whole policy', async ({
      page,
    }) => {
      const category = '/furniture/sofas-loveseats.html';
      const sofa = await productIn(category, language);
      await arrive(page, category, sofa.name);
      const opener = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
      await expectCloses(page, opener(sofa.delivery_info), sofa.delivery_info);
      for (const [title, content] of [
        [sofa.delivery_info, sofa.delivery_info_content],
        [sofa.return_info, sofa.return_info_content],
        [sofa.warranty_info, sofa.warranty_info_content],
      ] as const) {
        await opener(title).click();
        const dialog = page.getByRole('dialog', { name: title });
        const lines = content
          .split('_')
          .map((line) => line.replace(/^\s*·?\s*/, '').trim())
          .filter((line) => line !== '');
        await expect(dialog.locator('p')).toHaveText(lines);
        await dialog.getByRole('link', { name: text('membership:policies.full') }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sofa.name);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: sofa.name, exact: true })).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('POP-037 a massage chair’s trial shows its picture and coupon, and closes again', async ({ page }) => {
      const category = '/health-beauty/massage-chairs.html';
      const chair = await productIn(
        category,
        language,
        ({ is_chair, usableCoupon }) => is_chair && usableCoupon === 'RELAX300',
      );
      await arrive(page, category, chair.name);
      const opener = page.getByRole('button', { name: text('membership:trial.open') });
      await expectCloses(page, opener, text('membership:trial.title'));
      await opener.click();
      const dialog = page.getByRole('dialog', { name: text('membership:trial.title') });
      await expect(dialog).toContainText('RELAX300');
      const picture = dialog.getByRole('img');
      await expect
        .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
        .toBeGreaterThan(0);
    });

    test('SIZE-002 SIZE-005 the size of an air conditioner: wrong numbers stay typed, a result leads back to the form', async ({
      page,
    }) => {
      const category = '/appliance/air-conditioners.html';
      const cooler = await productIn(category, language, ({ position }) =>
        position.some(({ url_path }) => url_path.includes('mini-split')),
      );
      await arrive(page, category, cooler.name);
      const opener = page.getByRole('button', { name: text('membership:sizing.open') });
      await expectCloses(page, opener, text('membership:sizing.title'));
      await opener.click();
      const dialog = page.getByRole('dialog', { name: text('membership:sizing.title') });
      const [feet, heating] = [
        dialog.getByLabel(text('membership:sizing.squareFeet')),
        dialog.getByLabel(text('membership:sizing.heating')),
      ];
      const estimate = dialog.getByRole('button', { name: text('membership:sizing.submit') });
      await estimate.click();
      await expect(feet).toHaveAttribute('aria-invalid', 'true');
      await feet.fill('-3');
      await heating.fill('500');
      await estimate.click();
      await expect(feet).toHaveAttribute('aria-invalid', 'true');
      await expect(heating).toHaveAttribute('aria-invalid', 'true');
      await expect(feet).toHaveValue('-3');
      await feet.fill('450.5');
      await heating.fill('70');
      await dialog.getByLabel(text('membership:sizing.cooling')).fill('65');
      await heating.press('Enter');
      await expect(dialog.getByText(text('membership:sizing.result', { btu: btu[language] }))).toBeFocused();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text('membership:sizing.back'), exact: true }).click();
      await expect(feet).toHaveValue('');
      await expect(feet).toBeFocused();
      await feet.fill('1501');
      await heating.fill('70');
      await dialog.getByLabel(text('membership:sizing.cooling')).fill('65');
      await estimate.click();
      await expect(dialog.getByText(sorry[language])).toBeVisible();
      await expect(dialog.getByRole('link')).toBeHidden();
    });
  });
}
