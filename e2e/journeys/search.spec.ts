import { rested } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('SRCH-004 SRCH-005 SRCH-007 VAL-021 the search box: nothing for blanks, trimmed and lowercased otherwise, and a product found is opened', async ({
  page,
}) => {
  await page.goto('/');
  await rested(page);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/terms')) asked.push(request.postData());
  });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');
  await box.fill('  Oak DESK ');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?keyword=oak+desk');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('oak desk');
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\boak(\+|%20)desk$/)]);
  const found = page.getByRole('main').getByRole('article').first().getByRole('link').last();
  const name = (await found.innerText()).trim();
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});
