import type { PickupPlace } from '@shop/contract/contents';
import { deliveredOf, type Shippable } from './fees.ts';
import { isRegionCode, type RegionCode } from '../tax/rates.ts';

/**
 * The provinces whose taxes are charged: goods are supplied where the shop hands them over, which is where they are
 * delivered or picked up, whatever address their buyer has. Null while no address is known.
 */
export interface PlacesOfSupply {
  delivery: RegionCode | null;
  pickup: RegionCode | null;
}

/** Goods picked up at a place that the shop does not name count as supplied at the address. */
export const placesOfSupply = (
  destination: RegionCode | null,
  place: Pick<PickupPlace, 'region'> | null,
): PlacesOfSupply => ({
  delivery: destination,
  pickup: place && isRegionCode(place.region) ? place.region : destination,
});

/**
 * Lines by the province that taxes them. Fees and whatever else is charged for the way belong to the first part: what is
 * picked up alone has none.
 */
export const partsBySupply = <L extends Pick<Shippable, 'pickup'>>(
  lines: readonly L[],
  { delivery, pickup }: PlacesOfSupply,
): { region: RegionCode | null; lines: readonly L[] }[] => {
  const delivered = deliveredOf(lines);
  if (delivered.length === lines.length || delivery === pickup) return [{ region: delivery, lines }];
  if (delivered.length === 0) return [{ region: pickup, lines }];
  return [
    { region: delivery, lines: delivered },
    { region: pickup, lines: lines.filter((line) => line.pickup) },
  ];
};
