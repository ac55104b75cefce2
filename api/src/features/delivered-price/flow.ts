import { findSellable, findSoldProducts } from '../../database/cart/cart-lines.ts';
import type { Queryable } from '../../database/connection.ts';
import { destinationOf, type Destination } from '../../database/content/destination.ts';
import { findSiteDocument } from '../../database/content/site-document.ts';
import { isPartner, isPlusMember, type Shopper } from '../../domain/account/identity.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { isGone, type Choice } from '../../domain/cart/line.ts';
import { totalsOf } from '../../domain/cart/totals.ts';
import { unitPrice } from '../../domain/cart/unit-price.ts';
import { arrivalAt } from '../../domain/delivery/arrival.ts';
import { hasEarlyBird } from '../../domain/order/early-bird.ts';
import { instalmentOf, payLaterDiscount } from '../../domain/payment/instalments.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Shippable } from '../../domain/shipping/fees.ts';
import type { PlacesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import type { Message } from '../../domain/messages.ts';
import type { Services } from '../../services.ts';

interface Asked {
  product_id: number;
  child_id?: number | undefined;
  qty: number;
  zipcode: string;
}

const messages = {
  notServed: {
    en: 'We do not deliver to this postal code. For example A1B 2C3.',
    fr: 'Nous ne livrons pas à ce code postal. Exemple\u00A0: A1B 2C3.',
  },
} as const satisfies Record<string, Message>;

/** @throws ShopError 400 at the field `zipcode` */
const requiredDestination = async (db: Queryable, zipcode: string): Promise<Destination> => {
  const destination = await destinationOf(db, zipcode);
  if (destination === null) throw new ShopError(400, messages.notServed, { field: 'zipcode' });
  return destination;
};

/** Cents for so many of something, at the asker's own price; `who` is null for a visitor without a name. */
const goodsFor = (sellable: Choice, qty: number, who: Shopper | null, now: Date): number => {
  const priced = pricesFor(sellable, who !== null && isPartner(who), now);
  return unitPrice(priced, qty, who !== null && isPlusMember(who)) * qty;
};

const totalsAlone = (
  rowTotal: number,
  { product: { details } }: { product: { details: Shippable } },
  discount: number,
  supply: PlacesOfSupply,
) => totalsOf([{ rowTotal, planTotal: 0, oversize: details.oversize, pickup: details.pickup }], discount, supply);

/**
 * The totals, in cents, of a cart that holds so many of one product alone and goes to a postal code, and the province
 * whose taxes they have; and each payment of whoever pays later, null where nobody can. `who` is null for a visitor
 * without a name.
 * @throws ShopError 400 at the field `zipcode`, 404
 */
export const deliveredPrice = async (
  { db, now, payLater }: Pick<Services, 'db' | 'now' | 'payLater'>,
  who: Shopper | null,
  { product_id, child_id, qty, zipcode }: Asked,
) => {
  const { region, supply } = await requiredDestination(db, zipcode);
  const found = await findSellable(db, product_id, child_id ?? null);
  const sellable = orNotFound(found && !isGone(found) ? found : null);
  const rowTotal = goodsFor(sellable, qty, who, now());
  const totalled = (discount: number) => totalsAlone(rowTotal, sellable, discount, supply);
  const offer = (await findSiteDocument(db, 'site'))?.payLater ?? null;
  const later = totalled(payLaterDiscount(rowTotal, offer)).grandTotal;
  const isPaidAtOnce = hasEarlyBird([sellable]);
  return { region, totals: totalled(0), paidLater: payLater.open && !isPaidAtOnce ? instalmentOf(later) : null };
};

/**
 * What the least that one can buy of each product costs at a postal code, in cents at the price of its card, and when it
 * comes; products that are gone or out of stock are left out.
 * @throws ShopError 400 at the field `zipcode`
 */
export const deliveredPrices = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: Shopper | null,
  { product_ids, zipcode }: { product_ids: readonly number[]; zipcode: string },
) => {
  const { area, region, supply } = await requiredDestination(db, zipcode);
  const products = await findSoldProducts(db, product_ids);
  const list = products.flatMap((product) => {
    const qty = Math.max(1, product.minSaleQty);
    if (product.usableQuantity < qty) return [];
    const sellable = { product, variant: null };
    const { grandTotal } = totalsAlone(goodsFor(sellable, qty, who, now()), sellable, 0, supply);
    const arrival = arrivalAt([product], area, now());
    return {
      product_id: product.id,
      grand_total: grandTotal,
      first: arrival?.first ?? null,
      last: arrival?.last ?? null,
    };
  });
  return { region, list };
};
