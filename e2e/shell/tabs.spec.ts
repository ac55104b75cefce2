import type { Page } from '@playwright/test';
import { addOne, newCustomer, quickProduct, signIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('SESS-007 a token that dies under two tabs is replaced by one guest login, and both go on', async ({
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const [here, there] = [await context.newPage(), await context.newPage()];
  await signIn(here, await newCustomer('tabs.dies'));
  await there.goto('/');
  await expect(there.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await here.goto('/one-variant-out-of-stock.html');
  await expect(here.getByRole('button', { name: /^Hello, / })).toBeVisible();

  let logins = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/guest/login')) logins += 1;
  });
  // The API forgets the customer, as after a change of the password elsewhere.
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  await here.request.post('/api/logout', { headers: { authorization: token, client: 'pc', country: 'ca' }, form: {} });

  const ask = async (page: Page, word: string) => {
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    await box.fill(word);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  };
  await Promise.all([ask(there, 'sofa'), here.getByRole('button', { name: 'Add to cart' }).click()]);
  await expect(here.getByRole('link', { name: /^Cart, 1 item/, includeHidden: true })).toBeAttached();
  await expect(here.getByText('Sign In / Join Free')).toBeAttached();
  expect(logins).toBeLessThanOrEqual(1);
});

/** Presses the hearts of the first 17 products that the page shows, each product's once, as soon as they are there. */
const pressHearts = async (page: Page): Promise<void> => {
  const hearts = page.getByRole('button', { name: /^Keep .* on the wishlist$/ });
  const names = async () => [...new Set(await hearts.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)))];
  await expect.poll(async () => (await names()).length).toBeGreaterThanOrEqual(17);
  await hearts.evaluateAll((all: HTMLElement[]) => {
    const distinct = new Map(all.map((heart) => [heart.ariaLabel, heart]));
    for (const heart of [...distinct.values()].slice(0, 17)) heart.click();
  });
};

test('SESS-007 fifty-one calls in three tabs that are in flight when the token dies cost one guest login, and each is sent once more', async ({
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  const [here] = tabs;
  await signIn(here, await newCustomer('tabs.calls'));
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';

  let logins = 0;
  /** By tab and product: how often the call of its heart was sent. */
  const sent = new Map<string, number>();
  let letGo = (): void => undefined;
  const dead = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/api/wishlist', async (route) => {
    const request = route.request();
    const call = `${tabs.indexOf(request.frame().page())} ${request.postData()}`;
    sent.set(call, (sent.get(call) ?? 0) + 1);
    await dead;
    await route.continue();
  });
  context.on('request', (request) => {
    if (request.url().includes('/api/guest/login')) logins += 1;
  });

  for (const page of tabs) {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
    await pressHearts(page);
  }
  await expect.poll(() => sent.size).toBe(51);
  const headers = { authorization: token, client: 'pc', country: 'ca' };
  await here.request.post('/api/logout', { headers, form: {} });
  letGo();
  await expect.poll(() => [...new Set(sent.values())]).toEqual([2]);
  for (const page of tabs) await expect(page.getByRole('link', { name: 'Sign In / Join Free' })).toBeVisible();
  expect({ logins, calls: sent.size, times: [...new Set(sent.values())] }).toEqual({
    logins: 1,
    calls: 51,
    times: [2],
  });
});

test('a second tab shows the cart that the first one fills', async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await there.goto('/');
  await here.goto(quickProduct);
  const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(count(there)).toHaveAccessibleName(/^Cart, 0 items/);
  await addOne(here);
  await expect(count(here)).toHaveAccessibleName(/^Cart, 1 item/);
  await expect(count(there)).toHaveAccessibleName(/^Cart, 1 item/);
});
