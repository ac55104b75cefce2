import type { ReturnState } from '@shop/contract';

/** Units of an order's item, by its number within the order. */
export interface Units {
  item_id: number;
  qty: number;
}
export interface Parcel {
  items: readonly Units[];
  deliveredAt: Date | null;
}

/** Days from delivery within which something can be sent back. */
export const returnDays = 30;
const day = 24 * 60 * 60 * 1000;

/** How many units of an item are among these. */
export const unitsOf = (itemId: number, among: readonly Units[]): number =>
  among.reduce((sum, { item_id, qty }) => (item_id === itemId ? sum + qty : sum), 0);

/** What is in no parcel yet, item by item; items of which nothing is left are not among them. */
export const waitingItems = <I extends Units>(items: readonly I[], parcels: readonly Parcel[]): I[] => {
  const shipped = parcels.flatMap((parcel) => parcel.items);
  return items.flatMap((item) => {
    const qty = item.qty - unitsOf(item.item_id, shipped);
    return qty > 0 ? [{ ...item, qty }] : [];
  });
};

/** How many units are in no parcel yet. */
export const waitingUnits = (items: readonly Units[], parcels: readonly Parcel[]): number =>
  waitingItems(items, parcels).reduce((sum, { qty }) => sum + qty, 0);

/**
 * What may be sent back now: units that were delivered within the last 30 days, less those that are on their way back
 * already. `until` is the end of the first of their periods.
 */
export const returnableUnits = (
  items: readonly Units[],
  parcels: readonly Parcel[],
  returned: readonly Units[],
  now: Date,
): (Units & { until: Date })[] =>
  items.flatMap(({ item_id }) => {
    const delivered = parcels.flatMap(({ deliveredAt, items: inside }) => {
      const qty = unitsOf(item_id, inside);
      return deliveredAt && qty > 0 ? [{ qty, until: new Date(deliveredAt.getTime() + returnDays * day) }] : [];
    });
    const open = delivered.filter(({ until }) => until >= now);
    const sum = (some: readonly { qty: number }[]): number => some.reduce((total, { qty }) => total + qty, 0);
    const qty = Math.min(sum(open), sum(delivered) - unitsOf(item_id, returned));
    const until = new Date(Math.min(...open.map((one) => one.until.getTime())));
    return qty > 0 ? [{ item_id, qty, until }] : [];
  });

/** Units that are on their way back or came back: what was rejected may be sent again. */
export const returnedUnits = (returns: readonly { state: ReturnState; items: readonly Units[] }[]): Units[] =>
  returns.flatMap(({ state, items }) => (state === 'rejected' ? [] : items));
