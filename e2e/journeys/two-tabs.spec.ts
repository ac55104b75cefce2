import { paths } from '@shop/contract';
import { comeBack, logOut, newCustomer, signIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('signing out in one tab and in at another leaves both as the last of them', async ({ context, complaints }) => {
  complaints.allow(/status of 401/); // a call of the other tab that is on its way when the token ends
  const [here, there] = [await context.newPage(), await context.newPage()];
  const customer = await newCustomer('tabs.out');
  await comeBack(context, customer);
  await here.goto(paths.accountHome());
  await expect(here.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await there.goto('/');
  await logOut(there);
  await expect(there.getByRole('link', { name: 'Sign In / Join Free' })).toBeVisible();
  await here.reload();
  await expect(here).toHaveURL(/\/customer\/account\/login/);
  await signIn(there, customer);
  await here.goto('/');
  await expect(here.getByRole('button', { name: /^Hello, / })).toBeVisible();
});
