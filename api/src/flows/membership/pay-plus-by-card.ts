import {
  plusOrderOfNumber,
  plusOrderOfSecret,
  type PlusOrderRow,
  dropPlusPayment,
  notePlusPayment,
  unsettledPlusOrders,
  payPlusOrder,
} from '../../database/membership/plus-orders.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { tryCardAlone } from '../orders/card-declines.ts';

/**
 * The fee of a Plus+ order was paid: its customer is a member, and features do what they have to do then. Again it does
 * nothing; false for an order that was given up.
 */
export const payPlus = (services: Services, number: string): Promise<boolean> =>
  payPlusOrder(services.db, number, services.now(), async (db, joined) => {
    for (const part of services.membership) await part.joined({ ...services, db }, joined);
  });

/** `waiting`: the provider has not said yet; it is asked again by itself. */
type PlusPaid = 'paid' | 'declined' | 'waiting';

/** The payment of an order that was given up goes back, whether it was taken or only set aside. */
const giveBack = async ({ db, cards }: Services, { number, price }: PlusOrderRow, payment: string): Promise<void> => {
  if ((await cards.refund({ payment, amount: price, key: number })) !== null)
    await dropPlusPayment(db, number, payment);
};

/**
 * Takes the fee that a card has set aside, under the order's number, and begins the membership. Asking again, or from
 * several processes at once, takes nothing twice; what was taken for an order that was given up meanwhile is paid back.
 */
const settlePlusOrder = async (services: Services, order: PlusOrderRow): Promise<PlusPaid> => {
  const { number, payment, price, status } = order;
  if (status === 'paid') return 'paid';
  if (payment === null) return 'declined';
  if (status === 'cancelled') {
    await giveBack(services, order, payment);
    return 'declined';
  }
  const said = (await services.cards.collect?.({ payment, amount: price, key: number })) ?? 'accepted';
  if (said === 'pending') return 'waiting';
  if (said === 'accepted' && (await payPlus(services, number))) return 'paid';
  if (said === 'accepted') await giveBack(services, order, payment);
  else await dropPlusPayment(services.db, number, payment);
  return 'declined';
};

/**
 * Pays a Plus+ order with what the card provider's fields gave (MEM-011). The payment is written down before its money
 * is taken, so that an answer that is lost is looked up by a round.
 * @throws ShopError 404 for a page that is not, or no more, to be paid; 429 after too many declined cards; what the
 * provider refuses
 */
export const payPlusByCard = async (
  services: Services,
  secret: string,
  { token, address }: { token: string; address: string },
): Promise<PlusPaid> => {
  const { db, cards } = services;
  const order = orNotFound(await plusOrderOfSecret(db, secret));
  if (order.status === 'paid' || order.payment !== null) return settlePlusOrder(services, order);
  const { nonce, accepted } = await tryCardAlone(services, { customerId: order.customerId, address }, () =>
    cards.authorise(token, order.price),
  );
  if (!accepted) return 'declined';
  const noted = await notePlusPayment(db, order.number, nonce);
  if (noted) return settlePlusOrder(services, noted);
  // Another press of the button came first, or the order was given up: this one takes nothing.
  await cards.release?.(nonce);
  const now = await plusOrderOfNumber(db, order.number);
  return now?.status === 'paid' ? 'paid' : 'waiting';
};

/** Goes on with every payment of which it is not known what became; each failure is reported. */
export const settlePlusOrders = async (services: Services, report: (line: string) => void): Promise<void> => {
  for (const order of await unsettledPlusOrders(services.db)) {
    try {
      await settlePlusOrder(services, order);
    } catch (error) {
      report(
        `Plus+ order ${order.number} could not be settled: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
};
