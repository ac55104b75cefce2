import { unitsOf, type Units } from './units.ts';

/** Units of an order that were paid back before they left: they are not sent any more. */
export interface UnsentRefund {
  /** What staff calls it; it stands for one refund of its order. */
  readonly reference: string;
  readonly items: Units[];
  /** Cents. */
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
}

interface PlannedItem extends Units {
  readonly plan: { readonly price: number; readonly qty: number } | null;
}

/**
 * What was paid for the protection plans of these units, in cents with its tax, rounded down. Plans of an item that
 * covers fewer units than were bought are those of the units that were sent first.
 * @param earlier units that were paid back before
 */
export const plansBackFor = (
  units: readonly Units[],
  earlier: readonly Units[],
  order: { items: readonly PlannedItem[]; productContractTotal: number; productProtectionTax: number },
): number => {
  const until = (gone: readonly Units[]): number =>
    order.items.reduce((sum, { item_id, qty, plan }) => {
      const remaining = qty - unitsOf(item_id, gone);
      return plan ? sum + plan.price * Math.max(0, plan.qty - remaining) : sum;
    }, 0);
  const plans = until([...earlier, ...units]) - until(earlier);
  const { productContractTotal: all, productProtectionTax: tax } = order;
  return all === 0 ? 0 : plans + Math.floor((tax * plans) / all);
};
