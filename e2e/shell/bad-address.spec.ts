import { expect, test } from '../support/test.ts';

const notFound = { en: "We can't find that page", fr: /introuvable|trouv/ };

test.beforeEach(({ complaints }) => complaints.allow(/the server responded with a status of 404/));

for (const [what, path] of [
  ['ROUTE-026 an unknown path', '/no-such-page'],
  ['ROUTE-026 an unknown page of a category', '/furniture/no-such-thing.html'],
  ['a broken percent-encoding', '/sofas/%E0%A4%A'],
  ['half a percent-encoding', '/%'],
  ['an encoded null', '/a%00b'],
  ['the tail of a tracking link', '/3Fabcdefghij'],
] as const) {
  test(`${what} is the 404 page, with HTTP 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.en })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a page that finds nothing brings none of its code with it', async ({ page }) => {
  const response = await page.goto('/room/no-such-room');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.en })).toBeVisible();
  await expect(page.locator('link[rel=preload][href*="/expose-room"]')).toHaveCount(0);
});

test('a missing picture’s path is no page of the shop', async ({ request }) => {
  const response = await request.get('/no-such-picture.jpg');
  expect(response.status()).toBe(404);
});

test('the 404 page is French where the person is', async ({ page }) => {
  const response = await page.goto('/no-such-page?setLang=fr');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.fr })).toBeVisible();
});
