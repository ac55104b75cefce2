import type { LineUnits, Parcel, ParcelNews, PersonAddress } from '@shop/contract/contents';
import { regions } from '../regions.ts';
import type { Journey } from './stories.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const warehouse = 'Mississauga ON';
/** On the way to everywhere. */
const hub = 'Kingston ON';

const placeOf = ({ city, regionId }: PersonAddress): string =>
  `${city} ${regions.find((region) => region.regionId === regionId)?.code ?? ''}`;

/** A parcel and what its carrier said of it, none of it later than `now`. */
export const makeParcel = (
  units: LineUnits[],
  { shipped, delivered, late = false }: Journey,
  address: PersonAddress,
  number: number,
  now: Date,
): Parcel => {
  const start = now.getTime() - shipped * DAY;
  const end = delivered === null ? null : now.getTime() - delivered * DAY;
  const iso = (time: number): string => new Date(time).toISOString();
  const news: ParcelNews[] = [];
  const addEvent = (time: number, event: ParcelNews['event'], place: string | null): void => {
    if (time <= now.getTime()) news.push({ at: iso(time), place, event });
  };
  addEvent(start - 6 * HOUR, 'label_made', null);
  addEvent(start, 'picked_up', warehouse);
  addEvent(start + 18 * HOUR, 'in_transit', hub);
  if (late) addEvent(start + 3 * DAY, 'delayed', hub);
  if (end !== null) {
    addEvent(end - 6 * HOUR, 'out_for_delivery', placeOf(address));
    addEvent(end, 'delivered', placeOf(address));
  }
  return {
    carrier: number % 3 === 0 ? 'Northline Freight' : 'Maple Parcel',
    trackingNumber: `MP${String(700_000_000 + number * 1_009)}CA`,
    units,
    shippedAt: iso(start),
    estimatedAt: iso(late ? now.getTime() + 2 * DAY : start + 5 * DAY),
    deliveredAt: end === null ? null : iso(end),
    news,
  };
};
