import { isDeepStrictEqual } from 'node:util';
import { deliveryServiceKinds, type CallBody, type DeliveryServiceKind } from '@shop/contract';
import type { ServicePrices } from '@shop/contract/contents';
import { servicesFor } from '../../database/cart/charge-sources/delivery-services.ts';
import { findCart, updateCart } from '../../database/cart/cart-rows.ts';
import { findSiteDocument, regionName, siteDocument } from '../../database/content/site-document.ts';
import { logChange } from '../../database/operator/log.ts';
import { writeDocument } from '../../database/operator/places/place-store.ts';
import { transact } from '../../database/transact.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { chosenAnew } from '../../domain/cart/charges.ts';
import { deliveredOf } from '../../domain/shipping/fees.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from '../../flows/cart/change-cart.ts';
import { cartFacts } from '../../flows/cart/priced-cart.ts';
import type { ShownCart } from '../../flows/cart/read-cart.ts';
import type { Services } from '../../services.ts';
import { notOffered, priceIsNow } from './texts.ts';

/** The services of a shopper's cart at its address, with the name of its region; null where there is nothing to choose. */
export const servicesOfCart = async ({ services: { db, now }, who }: Shopping) => {
  const row = await findCart(db, who);
  if (!row?.shippingAddress) return null;
  const { charged, totalled } = await cartFacts(db, row, who, { now });
  const judged = await servicesFor(db, row.chosenCharges, charged);
  const isOffered = Object.keys((await findSiteDocument(db, 'deliveryServices')) ?? {}).length > 0;
  if (!isOffered && judged.dropped.length === 0) return null;
  return {
    ...judged,
    isDelivered: deliveredOf(totalled).length > 0,
    region: await regionName(db, row.shippingAddress.region_id),
  };
};

/**
 * Sets the services that a cart is to have, each at the price that its person was shown.
 * @throws ShopError at `services`: 400 for one that is not offered, 409 for one at another price
 */
export const chooseServices = (
  shopping: Shopping,
  { services }: CallBody<'chooseDeliveryServices'>,
): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    const { charged } = await cartFacts(db, row, shopping.who, shopping.services);
    const { offered } = await servicesFor(db, [], charged);
    for (const { kind, price } of services) {
      const offer = offered.find((one) => one.kind === kind);
      if (!offer) throw new ShopError(400, notOffered(kind), { field: 'services' });
      if (offer.price !== price) throw new ShopError(409, priceIsNow(kind, offer.price), { field: 'services' });
    }
    await updateCart(db, row.id, { chosenCharges: chosenAnew(row.chosenCharges, deliveryServiceKinds, services) });
  });

/**
 * Sets what services cost in a province or territory, in cents; 0 ends one, and what is left out stays. Carts that chose
 * one at another price are told so.
 * @throws OperatorProblem 404 where the shop does not deliver; 409 where they cost that already
 */
export const setPrices = (
  services: Services,
  by: Operator,
  region: string,
  changes: { readonly [Kind in DeliveryServiceKind]?: number | undefined },
): Promise<ServicePrices> =>
  transact(services.db, async (db) => {
    if (!(await siteDocument(db, 'regions')).some(({ code }) => code === region))
      throw new OperatorProblem(
        {
          en: `There is no province or territory ${region} that the shop delivers to.`,
          fr: `La boutique ne livre dans aucune province ni territoire ${region}.`,
        },
        404,
      );
    let before: ServicePrices = {};
    let after: ServicePrices = {};
    const isChanged = await writeDocument(db, 'deliveryServices', {}, (all) => {
      before = all[region] ?? {};
      const prices = deliveryServiceKinds.map((kind) => [kind, changes[kind] ?? before[kind] ?? 0] as const);
      after = Object.fromEntries(prices.filter(([, price]) => price > 0));
      return isDeepStrictEqual(before, after) ? null : { ...all, [region]: after };
    });
    if (!isChanged)
      throw new OperatorProblem({
        en: `Services cost this in ${region} already.`,
        fr: `Les services coûtent déjà cela pour ${region}.`,
      });
    const change = { action: 'services.prices', subject: region, before: { ...before }, after: { ...after } };
    await logChange(db, by, change, services.now());
    return after;
  });
