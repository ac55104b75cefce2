import { comesInParts } from '../../../domain/catalogue/comes-in-parts.ts';
import { chargeOfService, judgeServices, type Judged } from '../../../domain/cart/delivery-services.ts';
import type { ChosenCharge } from '../../../domain/cart/charges.ts';
import { findSiteDocument } from '../../content/site-document.ts';
import type { Queryable } from '../../connection.ts';
import type { ChargedGoods, ChargeSource } from './charge-source.ts';

/** The services that a cart may have at its address, and what became of those that were chosen. */
export const servicesFor = async (
  db: Queryable,
  chosen: readonly ChosenCharge[],
  { lines, region }: Pick<ChargedGoods, 'lines' | 'region'>,
): Promise<Judged> => {
  const prices = (await findSiteDocument(db, 'deliveryServices')) ?? {};
  const pieces = lines.map(({ item, product }) => ({
    quantity: item.quantity,
    pickup: product.details.pickup,
    inParts: comesInParts(product.details),
  }));
  return judgeServices(region === null ? undefined : prices[region], pieces, chosen);
};

export const serviceCharges: ChargeSource = async (db, chosen, goods) => ({
  charges: (await servicesFor(db, chosen, goods)).charged.map(chargeOfService),
});
