import type { ReturnState } from '@shop/contract';
import { OperatorProblem } from '../operator-problem.ts';

/** Units of what bears this number of a product. */
export interface Packed {
  sku: string;
  qty: number;
}
interface Item extends Units {
  sku: string;
}

/**
 * Which units of an order's items go into a carton, when so many of these products were packed. Where several items are
 * the same product, such as one that was bought and one that was a gift, the first of them goes first.
 * @param waiting what of the order is in no carton yet
 * @throws OperatorProblem for more than is waiting
 */
export const cartonOf = (packed: readonly Packed[], waiting: readonly Item[]): Units[] => {
  const units: Units[] = [];
  for (const { sku, qty } of packed) {
    let missing = qty;
    for (const item of waiting) {
      if (item.sku.toUpperCase() !== sku.toUpperCase()) continue;
      const inside = units.find(({ item_id }) => item_id === item.item_id);
      const taken = Math.min(missing, item.qty - (inside?.qty ?? 0));
      missing -= taken;
      if (inside) inside.qty += taken;
      else if (taken > 0) units.push({ item_id: item.item_id, qty: taken });
    }
    if (missing > 0) {
      const left = waiting.map((item) => `${item.sku}:${item.qty}`).join(',');
      throw new OperatorProblem({
        en: `${qty} × ${sku} are not left to send of this order; left is ${left}.`,
        fr: `Il ne reste pas ${qty} × ${sku} à expédier de cette commande; il en reste ${left}.`,
      });
    }
  }
  return units;
};

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

/** Units that wait no more: those of a parcel, or those that were paid back before they left. */
interface Settled {
  readonly items: readonly Units[];
}

/**
 * Returns the units still to be sent, by item; items without any are left out.
 * @param settled parcels, and refunds of what never left
 */
export const waitingItems = <I extends Units>(items: readonly I[], settled: readonly Settled[]): I[] => {
  const shipped = settled.flatMap((one) => one.items);
  return items.flatMap((item) => {
    const qty = item.qty - unitsOf(item.item_id, shipped);
    return qty > 0 ? [{ ...item, qty }] : [];
  });
};

/** How many units wait to be sent; parameters as above. */
export const waitingUnits = (items: readonly Units[], settled: readonly Settled[]): number =>
  waitingItems(items, settled).reduce((sum, { qty }) => sum + qty, 0);

/**
 * Returns the units that may be sent back now: delivered within the last 30 days, less those that are on their way back
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
