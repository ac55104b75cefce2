import { pageSizes } from '@shop/contract';
import { openMilestones } from '../../database/membership/milestone-draws.ts';
import { pointsEverEarned, pointsGiven, pointsPageOf, pointsStanding } from '../../database/membership/points.ts';
import { centsOfPoints } from '../../domain/membership/points.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import { callsFor } from '../call.ts';
import { reasonText } from './points-texts.ts';

/**
 * The balance of points and its history (PTS-002). Points of an order are pending until it can no longer be returned.
 * Points never expire (docs/decisions/0010-rewards.md).
 */
export const pointsCalls = callsFor('customer', {
  pointsInfo: async ({ services: { db, now }, who: { customerId } }) => {
    const { available: points, pending } = await pointsStanding(db, customerId, now());
    const given = await pointsGiven(db, customerId);
    return {
      points,
      points_cur_amount: centsOfPoints(points),
      pending_points: Math.max(0, pending),
      signed_today: given.has(`sign ${shopDay(now())}`) ? 1 : 0,
      earned_points: await pointsEverEarned(db, customerId, now()),
      milestone_turns: (await openMilestones(db, customerId, now())).length,
    };
  },

  pointsLists: async ({ services, who, body, language }) => {
    const page = body.page ?? 1;
    const pageSize = body.page_size ?? pageSizes.orders;
    const { rows, total } = await pointsPageOf(services.db, who.customerId, page, pageSize, services.now());
    const list = rows.map(({ id, points, reason, createdAt, isPending }) => ({
      id,
      points,
      reason: reasonText(reason, language),
      created_at: createdAt.toISOString(),
      is_pending: isPending ? 1 : 0,
    }));
    return { list, total, page, page_size: pageSize };
  },
});
