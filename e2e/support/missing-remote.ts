import { paths } from '@shop/contract';
import { deleteFiles } from './broken-release.ts';
import type { OwnShop } from './own-shop.ts';
import { expect, type Complaints, type Page } from './test.ts';

export interface MissingRemote {
  remote: string;
  path: string;
  heading: string | RegExp;
  /** A page of another remote, which has to work meanwhile. */
  other: { path: string; heading: string | RegExp };
}

export const plus = { path: paths.plus(), heading: /PLUS\+/ };
export const list = { path: '/furniture/sofas-loveseats.html', heading: 'Sofas & Loveseats' };

/** Takes the files of a remote away and puts them back while somebody is in the shop. */
export const expectGapAndReturn = async (
  { page, shop, complaints }: { page: Page; shop: OwnShop; complaints: Complaints },
  { remote, path, heading, other }: MissingRemote,
): Promise<void> => {
  complaints.allow(/Failed to load resource/, /could not be loaded/, /federation/i);
  const restore = deleteFiles(shop, remote);
  await expect(async () => expect((await page.request.get(shop.url + path)).status()).toBe(503)).toPass();

  await page.goto(shop.url + other.path);
  await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
  await page.goto(shop.url + path);
  const gap = page.getByText('This part of the shop could not be loaded');
  await expect(gap).toBeVisible();

  if (path !== paths.login()) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Furniture' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search the shop' }).fill('zzz lamp');
    await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=zzz\+lamp$/);
    await page.goBack();
    await expect(gap).toBeVisible();
  }

  restore();
  const retry = page.getByRole('button', { name: 'Try again' });
  const repaired = page.getByRole('heading', { level: 1, name: heading });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 20_000 }); // it may have gone meanwhile
    await expect(repaired).toBeVisible();
  }).toPass();
};
