import { accountHeld, customerHeld } from './account.ts';
import { benefitsHeld, plusHeld, programmesHeld } from './benefits.ts';
import { cartsHeld, paymentsHeld } from './buying.ts';
import { marketingHeld, messagesHeld } from './contacts.ts';
import type { Held, Keeping } from './held.ts';
import { opinionsHeld } from './opinions.ts';
import { ordersHeld } from './orders.ts';
import { unlinked } from './unlinked.ts';

/** Every table with rows of persons, in the order in which a deleted account leaves them (lock-order.ts). */
export const allHeld: readonly Held[] = [
  ...cartsHeld,
  ...programmesHeld,
  ...plusHeld,
  ...paymentsHeld,
  ...ordersHeld,
  ...benefitsHeld,
  ...accountHeld,
  ...opinionsHeld,
  ...marketingHeld,
  ...messagesHeld,
  customerHeld,
];

/** Every table that keeps what people leave: for how long, why, and what then happens. */
export const keepings: readonly Keeping[] = [...allHeld, ...unlinked];
