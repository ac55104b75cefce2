import type { FastifyInstance } from 'fastify';
import { pageSizes } from '@shop/contract';
import { openMilestones } from '../../database/membership/milestone-draws.ts';
import { pointsBalance, pointsEverEarned, pointsGiven, pointsPageOf } from '../../database/membership/points.ts';
import { centsOfPoints } from '../../domain/membership/points.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import { registerCall } from '../call.ts';
import { reasonText } from './points-texts.ts';

/** The balance of points and how it came about (document 3 §7). Points neither wait nor expire in this shop. */
export const registerPoints = (app: FastifyInstance): void => {
  registerCall(app, 'pointsInfo', 'customer', async ({ services: { db, now }, who: { customerId } }) => {
    const points = await pointsBalance(db, customerId);
    const given = await pointsGiven(db, customerId);
    return {
      points,
      points_cur_amount: centsOfPoints(points),
      pending_points: 0,
      expiring_points: 0,
      expires_at: null,
      signed_today: given.has(`sign ${shopDay(now())}`) ? 1 : 0,
      earned_points: await pointsEverEarned(db, customerId),
      milestone_turns: (await openMilestones(db, customerId)).length,
    };
  });

  registerCall(app, 'pointsLists', 'customer', async ({ services, who, body, language }) => {
    const page = body.page ?? 1;
    const pageSize = body.page_size ?? pageSizes.orders;
    const { rows, total } = await pointsPageOf(services.db, who.customerId, page, pageSize);
    const list = rows.map(({ id, points, reason, createdAt }) => ({
      id,
      points,
      reason: reasonText(reason, language),
      created_at: createdAt.toISOString(),
    }));
    return { list, total, page, page_size: pageSize };
  });
};
