import { sql } from 'drizzle-orm';
import { judgeSlots, keyOf, lostText } from '../../../domain/cart/delivery-slots.ts';
import { regionName, regionOf } from '../../content/site-document.ts';
import { slotsOf } from '../delivery-slots.ts';
import type { OrderCheck } from './order-check.ts';

/**
 * A place in the hours that an order comes at, which never have more orders than they take. Whoever wants one of the
 * same hours waits until the transaction ends, and counts then.
 */
export const slotOrderCheck: OrderCheck = async (db, { id, arrival, shippingAddress: { region_id } }) => {
  const code = await regionOf(db, region_id);
  if (!arrival?.hours || code === null) return null;
  const slot = { day: arrival.first, ...arrival.hours };
  const key = keyOf(slot);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delivery slot ${code} ${key}`}, 0))`);
  const { region, taken } = await slotsOf(db, code, slot.day, { without: id });
  const offer = judgeSlots(region, slot.day, taken, []).offered.find((one) => keyOf(one) === key);
  if (offer && !offer.isFull) return null;
  const lost = { slot, why: offer ? 'full' : 'gone' } as const;
  return { message: lostText(lost, await regionName(db, region_id)), field: 'slot' };
};
