import type { ChosenCharge, Untaxed } from '../../domain/cart/charges.ts';
import type { Queryable } from '../connection.ts';
import type { Charged, ChargedGoods, ChargeSource } from './charge-sources/charge-source.ts';
import * as sources from './charge-sources/index.ts';

const all: readonly ChargeSource[] = Object.values(sources);

/** What is charged beside these goods of what was chosen, when they come by that, and what stands in the way. */
export const chargesFor = async (
  db: Queryable,
  chosen: readonly ChosenCharge[],
  goods: ChargedGoods,
): Promise<Required<Charged>> => {
  const charges: Untaxed[] = [];
  let { arrival, problem }: Pick<Required<Charged>, 'arrival' | 'problem'> = { arrival: null, problem: null };
  if (chosen.length > 0)
    for (const source of all) {
      const charged = await source(db, chosen, goods);
      charges.push(...charged.charges);
      arrival ??= charged.arrival ?? null;
      problem ??= charged.problem ?? null;
    }
  return { charges, arrival, problem };
};
