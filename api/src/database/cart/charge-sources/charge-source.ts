import type { ChosenCharge, Untaxed } from '../../../domain/cart/charges.ts';
import type { RegionCode } from '../../../domain/tax/rates.ts';
import type { Queryable } from '../../connection.ts';
import type { CartLine } from '../cart-lines.ts';

/** What of a cart can be bought, and where it goes; null while no address says so. */
export interface ChargedGoods {
  readonly lines: readonly CartLine[];
  readonly region: RegionCode | null;
}

/**
 * What is charged for these goods of all that was chosen; a file of this folder for each that can be. What is chosen at a
 * price that it has no more, or for nothing, is not charged.
 */
export type ChargeSource = (db: Queryable, chosen: readonly ChosenCharge[], goods: ChargedGoods) => Promise<Untaxed[]>;
