import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Addresses of the scripts of a page that a remote exposes, by the registry in the document. */
const scriptsOf = (page: Page, remote: string, expose: string): Promise<string[]> =>
  page.evaluate(
    ([name, wanted]) => {
      const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
        remotes: { name: string; base: string; exposes: Record<string, { js: string[] }> }[];
      };
      const found = remotes.find((one) => one.name === name);
      return (found?.exposes[wanted ?? '']?.js ?? []).map((file) => found?.base + file);
    },
    [remote, expose],
  );

test('a pointer over a link fetches the code of the page that it leads to, before anything is pressed', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts = await scriptsOf(page, 'cart-checkout', './cart');
  expect(scripts).not.toEqual([]);
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.locator(`header a[href="${paths.cart()}"]`).hover();
  await expect.poll(() => scripts.every((script) => fetched.has(script))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});
