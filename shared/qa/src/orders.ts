import type { BrowserContext } from '@playwright/test';
import type { CallResult, Language } from '@shop/contract';
import { ask } from './ask.ts';
import { shopOrigin } from './shop-address.ts';
import type { Sums } from './sums.ts';

export type Order = CallResult<'orderInformation'>;

/** The guest token that the visitor's browser holds. */
export const guestToken = async (context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'GuestToken');
  if (!cookie) throw new Error('The visitor has no guest token');
  return decodeURIComponent(cookie.value);
};

/** The order as the database has it, read with the token of the visitor who placed it. */
export const storedOrder = async (context: BrowserContext, orderId: string, language: Language): Promise<Order> =>
  ask('orderInformation', { query: { order_id: orderId } }, { token: await guestToken(context), language });

/** An order's sums under the names of what pages show, in cents. */
export const sumsOf = (order: Order): Sums => ({
  subtotal: order.subtotal,
  discount: order.discount_amount,
  shipping: order.shipping_fee,
  tax: order.tax_amount ?? 0,
  total: order.grand_total,
});

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The letters of the sandbox's mailbox, newest first. */
export const letters = async (api: string = shopOrigin()): Promise<Letter[]> => {
  const response = await fetch(`${api}/dev/mailbox.json`);
  return (await response.json()) as Letter[]; // the sandbox's own format
};
