import type { ChosenCharge, Untaxed } from '../../../domain/cart/charges.ts';
import type { Arrival } from '../../../domain/delivery/arrival.ts';
import type { Message } from '../../../domain/messages.ts';
import type { RegionCode } from '../../../domain/tax/rates.ts';
import type { Queryable } from '../../connection.ts';
import type { CartLine } from '../cart-lines.ts';

/** What of a cart can be bought, and where it goes; null while no address says so. */
export interface ChargedGoods {
  readonly lines: readonly CartLine[];
  readonly region: RegionCode | null;
  /** The first day on which all that is delivered can be there, as `2026-12-03`; null where nothing is. */
  readonly completeOn: string | null;
}

/** What came of what was chosen. */
export interface Charged {
  readonly charges: readonly Untaxed[];
  /** When it comes, where that was chosen. */
  readonly arrival?: Arrival | null;
  /** Why the cart cannot be ordered before something else is chosen at the `field`. */
  readonly problem?: { readonly message: Message; readonly field: string } | null;
}

/**
 * What is charged for these goods of all that was chosen; a file of this folder for each that can be. What is chosen at a
 * price that it has no more, or for nothing, is not charged.
 */
export type ChargeSource = (db: Queryable, chosen: readonly ChosenCharge[], goods: ChargedGoods) => Promise<Charged>;
