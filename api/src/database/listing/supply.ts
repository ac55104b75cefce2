import type { ProductFilters } from '@shop/contract';
import { derived, memo } from '@shop/serving/memo';
import { areaNamed } from '../../domain/delivery/within.ts';
import type { PlacesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import type { Queryable } from '../connection.ts';
import { destinationOf, type Destination } from '../content/destination.ts';

/** Where goods go and are picked up hardly ever changes: lists see it two seconds later at most, and wait for nothing. */
const seenFor = 2_000;
const lately = derived((_db: Queryable) => memo<Promise<Destination | null>>({ max: 2_000, ttl: seenFor }));

/** Where things go by the postal area that the filters name (`14-M5H`, `M5H`). */
export const supplyOf = async (db: Queryable, { delivery }: ProductFilters): Promise<PlacesOfSupply | undefined> => {
  const area = areaNamed(delivery);
  return area === null ? undefined : (await lately(db).of(area, () => destinationOf(db, area)))?.supply;
};
