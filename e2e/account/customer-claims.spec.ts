import { paths } from '@shop/contract';
import { accounts, buyerWith, buySofa, letters, openHome, testPassword, type Visit, visitOf } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const password = 'maple-syrup-7';

const createAccount = async ({ page }: Visit, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('checkbox', { name: 'I’m not a robot' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** The six digits that were sent to an address, from the letter that is not about an order. */
const emailedCode = async (email: string, orderId: string): Promise<string> => {
  const letter = (await letters()).find(({ to, subject }) => to === email && !subject.includes(orderId));
  const code = letter && /\b\d{6}\b/.exec(letter.subject)?.[0];
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
};

test('a guest’s order is in the account that the guest creates', async ({ page, complaints }) => {
  complaints.allow(/status of 401/); // the code ends the session with which the page may still be asking for the cart
  const buyer = buyerWith(`claims.${Date.now()}@example.ca`);
  const visit = visitOf(page);
  await openHome(visit);
  const orderId = await buySofa(visit, buyer);
  await createAccount(visit, buyer.email);
  const code = page.getByRole('textbox', { name: /code/i });
  await expect(code).toBeVisible();
  await code.fill(await emailedCode(buyer.email, orderId));
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL(new RegExp(paths.accountHome()));
  const orders = page.getByRole('list', { name: 'Recent orders' });
  await orders.getByRole('link', { name: `Order ${orderId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText(buyer.street)).toBeVisible();
});

test('ORD-001 ORD-006 GUARD-003 GUARD-005 a customer claims an order that was placed as a guest', async ({
  page,
  context,
}) => {
  const visit = visitOf(page);
  await openHome(visit);
  const orderId = await buySofa(visit, buyerWith(accounts.claimable));
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank'); // a page that is alive may write its cookies again
  await context.clearCookies({ name: 'GuestToken' });

  await page.goto(paths.accountHome({ claim: orderId }));
  await expect(page).toHaveURL(paths.login({ redirect: paths.accountHome({ claim: orderId }) }));
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.claimable);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderId);
  await page.getByRole('button', { name: 'Add to my orders' }).click();
  await expect(page.getByText('It is in your account now:')).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  const orders = page.getByRole('list', { name: 'My Orders' });
  await expect(orders.getByRole('link', { name: `Order ${orderId}` })).toBeVisible();

  await page.goto(paths.login());
  await expect(page).toHaveURL(paths.accountHome());
});
