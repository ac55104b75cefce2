import { deliveryDays } from '../delivery/estimate.ts';
import { taxTable } from '../charges.ts';
import { isRegionCode } from '../tax/rates.ts';
import { isNorthern, shippingFee, type Shippable } from './fees.ts';

/** Delivery to regions where it costs and takes the same: a fee in cents, and business days. */
export interface DeliveryCost {
  regions: string[];
  fee: number;
  from: number;
  to: number;
}

const regions = Object.keys(taxTable).filter(isRegionCode);
const zones = [
  { regions: regions.filter((region) => !isNorthern(region)), days: deliveryDays.provinces },
  { regions: regions.filter(isNorthern), days: deliveryDays.north },
];

/** What an order of one piece at this price, in cents, is charged for delivery; empty for what is picked up. */
export const deliveryCosts = (price: number, piece: Shippable): DeliveryCost[] =>
  piece.pickup
    ? []
    : zones.map((zone) => ({
        regions: zone.regions,
        fee: shippingFee(price, [piece], zone.regions[0] ?? null),
        ...zone.days,
      }));
