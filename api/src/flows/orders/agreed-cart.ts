import { ShopError } from '../../domain/shop-error.ts';
import type { CartRow } from '../../database/cart/cart-rows.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { CouponProblem } from '../../domain/promotion/coupon.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { letterAddress } from '../cart/read-cart.ts';
import { checkoutMessages, couponBlocksOrder, totalIsNow } from './checkout-messages.ts';
import { checkLines } from './order-items.ts';

/** A coupon that the cart holds in vain: it has to be taken out, or the total would not be what its person thinks. */
export const couponRefused = (code: string, problem: CouponProblem): ShopError =>
  new ShopError(409, couponBlocksOrder(code, problem), { field: 'coupon_code', coupon_code: code });

/**
 * Refuses a cart that cannot be ordered as it is, or that comes to anything else than its person's button said, in
 * cents. Every way to pay asks this before its provider, and every order once more in its transaction, so that nobody's
 * money is touched for a cart that they were not shown.
 * @returns where it goes and who hears of it, and its taxes, which are known by then
 */
export const checkAgreed = (
  agreed: number,
  who: Shopper,
  row: CartRow,
  { lines, totals, coupon, couponProblem, chargeProblem }: PricedCart,
) => {
  checkLines(lines);
  const { shippingAddress: address } = row;
  const { tax, itemTax, planTax, grandTotal } = totals;
  if (address === null || tax === null || itemTax === null || planTax === null) {
    throw new ShopError(409, checkoutMessages.addressNeeded, { field: 'address' });
  }
  const email = letterAddress(who, row);
  if (email === null) throw new ShopError(400, checkoutMessages.emailNeeded, { field: 'email' });
  if (coupon && couponProblem) throw couponRefused(coupon.code, couponProblem);
  if (agreed !== grandTotal) {
    throw new ShopError(409, totalIsNow(grandTotal), { field: 'grand_total', grand_total: grandTotal });
  }
  if (chargeProblem) throw new ShopError(409, chargeProblem.message, { field: chargeProblem.field });
  return { address, email, taxAmount: tax, itemTax, productProtectionTax: planTax };
};
