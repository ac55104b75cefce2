import { test, expect, type Page } from './test.ts';

/** Looks at the first page of a remote that was just made, in both languages and in the server's markup; `began` in ms. */
export const seeHello = async (page: Page, origin: string, began: number): Promise<void> => {
  await page.goto(`${origin}/hello`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
  const took = `${Math.round((Date.now() - began) / 1000)} s from an empty folder to the first page`;
  test.info().annotations.push({ type: 'time', description: took });
  console.log(took);

  await expect(page.getByText('This part of the store is being set up.')).toBeVisible();
  await page.goto(`${origin}/hello?setLang=fr`);
  await expect(page.getByText('Cette section de la boutique est en préparation.')).toBeVisible();
  const markup = await (await page.request.get(`${origin}/hello?setLang=fr`)).text();
  expect(markup).toContain('en préparation.</p>');
};
