import { parsePostalCode, regionsOfPostalCode } from '@shop/format';
import { findCart } from '../../database/cart/cart-rows.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { arrivalOf, type Arrival } from '../../domain/delivery/arrival.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { shippingFee } from '../../domain/shipping/fees.ts';
import { isRegionCode } from '../../domain/tax/rates.ts';
import type { Services } from '../../services.ts';
import { addressMessages } from '../address/checked-address.ts';
import { priceCart } from './priced-cart.ts';

interface CartDelivery {
  /** `A1B 2C3`. */
  postcode: string;
  /** Cents. */
  fee: number;
  /** Null where nothing of the cart is delivered. */
  arrival: Arrival | null;
}

/** A code of the United States is no mistake in typing. */
const isAbroad = (typed: string): boolean => /^\d{5}(-?\d{4})?$/.test(typed);

/**
 * Returns what delivering the shopper's cart to a postal code would cost, and when it would come.
 * @throws ShopError 400 at the field `postcode`
 */
export const cartDelivery = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: Shopper,
  typed: string,
): Promise<CartDelivery> => {
  const refuse = (message: (typeof addressMessages)[keyof typeof addressMessages]): never => {
    throw new ShopError(400, message, { field: 'postcode' });
  };
  const text = typed.trim() || refuse(addressMessages.required);
  if (isAbroad(text)) refuse(addressMessages.canadaOnly);
  const postcode = parsePostalCode(text) ?? refuse(addressMessages.postcode);
  const row = await findCart(db, who);
  if (!row) return { postcode, fee: 0, arrival: null };
  const { lines, totals } = await priceCart(db, row, who, { now });
  const bought = lines.filter(({ inStock }) => inStock).map(({ product }) => product);
  // The two territories that share a letter have the same fees.
  const region = regionsOfPostalCode(postcode).find(isRegionCode) ?? null;
  const fee = shippingFee(
    totals.subtotal - totals.discount,
    bought.map(({ details }) => details),
    region,
  );
  return { postcode, fee, arrival: arrivalOf(bought, postcode, now()) };
};
