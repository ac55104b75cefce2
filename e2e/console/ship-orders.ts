import { expectAccessible } from '@shop/qa';
import { expect, type Page } from '../support/test.ts';
import { dialogOf, open, said } from './console-page.ts';

/** Sends a carton of each of two orders, and answers their numbers; the page of the second is shown then. */
export const shipTwoOrders = async (page: Page): Promise<string[]> => {
  // Two orders leave, the first of them whole, the second of several goods; what is picked up does not travel.
  const numbers: string[] = [];
  for (const tracking of ['PU-1', 'PU-2']) {
    const waiting = page
      .getByRole('row')
      .filter({ hasText: 'In preparation' })
      .filter({ hasNotText: 'to be picked up' });
    const row = (tracking === 'PU-1' ? waiting : waiting.filter({ hasText: /\d × .+, \d × / })).first();
    await row.click();
    await page.getByRole('button', { name: 'Send a carton' }).click();
    const carton = dialogOf(page, 'Send a carton');
    // Of the second the first unit stays.
    if (tracking === 'PU-2') await carton.getByRole('spinbutton').first().fill('0');
    await carton.getByLabel('Carrier').fill('Purolator');
    await carton.getByLabel('Tracking number').fill(tracking);
    await carton.getByRole('button', { name: 'Send a carton' }).click();
    await said(page, 'The carton is sent, and the buyer is told by email.');
    await expect(page.getByRole('cell', { name: tracking })).toBeVisible();
    numbers.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    if (tracking === 'PU-1') {
      await expectAccessible(page);
      await open(page, 'Orders');
    }
  }
  return numbers;
};
