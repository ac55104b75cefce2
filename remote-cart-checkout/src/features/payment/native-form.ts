import type { OrderMethod } from '@shop/contract';

/** Where a page's server takes the wallet's form without scripts. */
export interface NativePayment {
  path: string;
  /** The order marker of the cart that is paid for; without one only scripts pay. */
  marker: string | null;
}

/** The form that pays without scripts, for fields that stand outside of it. */
export const PAY_FORM = 'pay';
/** Its field for what is asked of the shop with the order. */
export const NOTE = 'note';

/** Whether what pays by a method is a form that works without scripts. */
export const hasNativeForm = (method: OrderMethod | null | undefined): boolean =>
  method === 'alipay' || method === 'none';
