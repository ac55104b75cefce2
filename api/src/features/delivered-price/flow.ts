import { regionsOfPostalCode } from '@shop/format';
import { findSellable } from '../../database/cart/cart-lines.ts';
import type { Queryable } from '../../database/connection.ts';
import { findSiteDocument, pickupPlace } from '../../database/content/site-document.ts';
import { isPartner, isPlusMember, type Shopper } from '../../domain/account/identity.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { isGone } from '../../domain/cart/line.ts';
import { totalsOf } from '../../domain/cart/totals.ts';
import { unitPrice } from '../../domain/cart/unit-price.ts';
import { postalArea } from '../../domain/delivery/estimate.ts';
import { hasEarlyBird } from '../../domain/order/early-bird.ts';
import { instalmentOf, payLaterDiscount } from '../../domain/payment/instalments.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import { placesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import { isRegionCode } from '../../domain/tax/rates.ts';
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

/** Codes of the provinces and territories that an area may lie in and that the shop delivers to. */
const regionsServed = async (db: Queryable, area: string): Promise<string[]> => {
  const served = (await findSiteDocument(db, 'regions')) ?? [];
  return regionsOfPostalCode(area).filter((code) => served.some((region) => region.code === code));
};

/**
 * The totals, in cents, of a cart that holds so many of one product alone and goes to a postal code, and the province
 * whose taxes they have: the first of a code that two of them share; and each payment of whoever pays later, null where
 * nobody can. `who` is null for a visitor without a name.
 * @throws ShopError 400 at the field `zipcode`, 404
 */
export const deliveredPrice = async (
  { db, now, payLater }: Pick<Services, 'db' | 'now' | 'payLater'>,
  who: Shopper | null,
  { product_id, child_id, qty, zipcode }: Asked,
) => {
  const area = postalArea(zipcode);
  const region = area === null ? undefined : (await regionsServed(db, area)).find(isRegionCode);
  if (region === undefined) throw new ShopError(400, messages.notServed, { field: 'zipcode' });
  const found = await findSellable(db, product_id, child_id ?? null);
  const sellable = orNotFound(found && !isGone(found) ? found : null);
  const { oversize, pickup } = sellable.product.details;
  const priced = pricesFor(sellable, who !== null && isPartner(who), now());
  const rowTotal = unitPrice(priced, qty, who !== null && isPlusMember(who)) * qty;
  const supply = placesOfSupply(region, await pickupPlace(db));
  const totalled = (discount: number) => totalsOf([{ rowTotal, planTotal: 0, oversize, pickup }], discount, supply);
  const offer = (await findSiteDocument(db, 'site'))?.payLater ?? null;
  const later = totalled(payLaterDiscount(rowTotal, offer)).grandTotal;
  const isPaidAtOnce = hasEarlyBird([sellable]);
  return { region, totals: totalled(0), paidLater: payLater.open && !isPaidAtOnce ? instalmentOf(later) : null };
};
