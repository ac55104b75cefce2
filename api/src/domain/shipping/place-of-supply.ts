import type { PickupPlace } from '@shop/contract/contents';
import { deliveredOf, type Shippable } from './fees.ts';
import { isRegionCode, type RegionCode } from '../tax/rates.ts';

/**
 * The province whose taxes are charged: goods are supplied where the shop hands them over, which is where they are
 * delivered or, where nothing is, where they are picked up, whatever address their buyer has.
 * @param destination null while no address is known
 */
export const regionOfSupply = (
  lines: readonly Pick<Shippable, 'pickup'>[],
  destination: RegionCode | null,
  place: Pick<PickupPlace, 'region'> | null,
): RegionCode | null => {
  const isPickedUp = lines.length > 0 && deliveredOf(lines).length === 0;
  return isPickedUp && place && isRegionCode(place.region) ? place.region : destination;
};
