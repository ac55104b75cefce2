import type { ChosenCharge, Untaxed } from '../../domain/cart/charges.ts';
import type { Queryable } from '../connection.ts';
import type { ChargedGoods, ChargeSource } from './charge-sources/charge-source.ts';
import * as sources from './charge-sources/index.ts';

const all: readonly ChargeSource[] = Object.values(sources);

/** What is charged beside these goods of what was chosen. */
export const chargesFor = async (
  db: Queryable,
  chosen: readonly ChosenCharge[],
  goods: ChargedGoods,
): Promise<Untaxed[]> => {
  const charges: Untaxed[] = [];
  if (chosen.length > 0) for (const source of all) charges.push(...(await source(db, chosen, goods)));
  return charges;
};
