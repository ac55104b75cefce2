import type { CancelReason } from '@shop/contract';
import { findOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { transact } from '../../database/transact.ts';
import { judgeLetterKey } from '../../domain/order/letter-key.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import { beginOperation } from '../../payment/operations.ts';
import type { Services } from '../../services.ts';
import { cancelWithin } from './cancel-order.ts';
import { orderMessages } from './order-messages.ts';

/** Contents of the link in an order's letter, and the IP address of whoever opens it. */
interface Opened {
  order_id: string;
  key: string;
  address: string;
}

/**
 * The order of a letter: whoever has the letter may see it.
 * @throws ShopError 404 for a link that is none of its letters', 410 for one that has ended, 429
 */
export const letterOrder = async (services: Services, { order_id, key, address }: Opened): Promise<OrderRow> => {
  const number = order_id.trim().toUpperCase();
  const row = await findOrder(services.db, number);
  const verdict = row === null ? 'wrong' : judgeLetterKey(row, key, services.now());
  if (row && verdict === 'good') return row;
  await demandWithin(services, 'tracking', { address, subject: number });
  if (verdict === 'ended') throw new ShopError(410, orderMessages.linkEnded);
  throw new ShopError(404, orderMessages.linkWrong);
};

/** Calls the order of a letter back. @throws ShopError as `letterOrder`, and 409 when it is too late */
export const cancelLetterOrder = async (
  services: Services,
  opened: Opened,
  reason: CancelReason | undefined,
): Promise<OrderRow> => {
  const { id } = await letterOrder(services, opened);
  const { row, operation } = await transact(services.db, async (db) =>
    cancelWithin(db, services, await lockOrder(db, id), reason ?? null),
  );
  await beginOperation(services, operation);
  return row;
};
