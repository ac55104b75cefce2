import { accountPersonalData, customerPersonalData } from './account.ts';
import { benefitsPersonalData, plusPersonalData, programmesPersonalData } from './benefits.ts';
import { cartsPersonalData, paymentsPersonalData } from './buying.ts';
import { marketingPersonalData, messagesPersonalData } from './contacts.ts';
import * as features from './features/index.ts';
import type { PersonalData, Keeping } from './personal-data.ts';
import { opinionsPersonalData } from './opinions.ts';
import { ordersPersonalData } from './orders.ts';
import { unlinked } from './unlinked.ts';

/** Every table with rows of persons, in the order in which a deleted account leaves them (lock-order.ts). */
export const allPersonalData: readonly PersonalData[] = [
  ...cartsPersonalData,
  ...programmesPersonalData,
  ...plusPersonalData,
  ...paymentsPersonalData,
  ...ordersPersonalData,
  ...benefitsPersonalData,
  // Nobody else locks their rows, so it does not matter which comes first.
  ...Object.values(features),
  ...accountPersonalData,
  ...opinionsPersonalData,
  ...marketingPersonalData,
  ...messagesPersonalData,
  customerPersonalData,
];

/** Every table that keeps what people leave: for how long, why, and what then happens. */
export const keepings: readonly Keeping[] = [...allPersonalData, ...unlinked];
