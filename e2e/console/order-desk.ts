import { expectAccessible } from '@shop/qa';
import type { OwnApi } from '../support/own-api.ts';
import type { OwnConsole } from '../support/own-console.ts';
import { expect, type Page } from '../support/test.ts';
import { dialogOf, said } from './console-page.ts';

interface Shown {
  order: { order_id: string; shipments: unknown[]; shipping_address: { postcode: string } };
  waiting: { is_pickup: boolean }[];
  delivery_left: number;
}

/** An order of which nothing has left, and for whose delivery something was paid. */
const orderWithFee = async (api: OwnApi): Promise<Shown> => {
  const [list = '[]'] = await api.operate(['orders', 'list', '--json']);
  for (const { order_id } of JSON.parse(list) as { order_id: string }[]) {
    const [text = ''] = await api.operate(['orders', 'show', order_id, '--json']);
    const shown = JSON.parse(text) as Shown;
    const isWhole = shown.order.shipments.length === 0 && shown.waiting.every(({ is_pickup }) => !is_pickup);
    if (isWhole && shown.delivery_left > 0) return shown;
  }
  throw new Error('No order has a delivery fee.');
};

/** Writes a note on an order, changes its address after a mistake, and pays its delivery back. */
export const changeOrder = async (page: Page, api: OwnApi, desk: OwnConsole): Promise<void> => {
  const { order, delivery_left: left } = await orderWithFee(api);
  await page.goto(`${desk.url}/#/orders/${order.order_id}/show`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = dialogOf(page, 'Add a note');
  await note.getByRole('textbox', { name: 'Note' }).fill('Called: the stairs are narrow.');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Add a note' }).click();
  await said(page, 'The note is added.');
  await expect(page.getByRole('main').getByText('Called: the stairs are narrow.')).toBeVisible();

  await page.getByRole('button', { name: 'Change the address' }).click();
  const address = dialogOf(page, 'Change the address');
  const { postcode } = order.shipping_address;
  await address.getByLabel('Street and number').fill('7 Elm St');
  await address.getByLabel('Postal code').fill(postcode.startsWith('V') ? 'H2X 1Y4' : 'V5K 0A1');
  await address.getByRole('button', { name: 'Change the address' }).click();
  await expect(address.getByText(/Taxes and delivery were charged for that province/)).toBeVisible();
  await expect(address.getByLabel('Street and number')).toHaveValue('7 Elm St');
  await expectAccessible(page);
  await address.getByLabel('Postal code').fill(postcode);
  await address.getByRole('button', { name: 'Change the address' }).click();
  await said(page, 'The order goes to the new address, and the buyer is told by email.');
  await expect(page.getByRole('main').getByText('7 Elm St')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pay back' }).click();
  const refund = dialogOf(page, 'Pay back');
  await refund.getByLabel('For delivery (dollars)').fill(String(left / 100));
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await said(page, /is paid back, and the buyer is told by email|has not confirmed it yet/);
  await page.getByRole('button', { name: 'Pay back' }).click();
  await expect(refund.getByLabel('For delivery (dollars)')).toHaveCount(0);
  await refund.getByRole('button', { name: 'Cancel' }).click();
};
