import { useMilestone } from '../../database/membership/milestone-draws.ts';
import { transact } from '../../database/transact.ts';
import { lotteryPrizes } from '../../domain/membership/milestones.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { drawPrize, giveGift } from '../../flows/membership/prizes.ts';

/** One draw of the milestone lottery (PTS-007), which uses a milestone up. @throws ShopError 409 without one */
export const drawMilestone = async (services: Services, customerId: number) => {
  const { prize, couponCode } = drawPrize(lotteryPrizes);
  const now = services.now();
  await transact(services.db, async (db) => {
    const used = await useMilestone(db, { customerId, prizeId: prize.id, couponCode, createdAt: now });
    if (used === null) throw new ShopError(409, membershipMessages.noTurn);
    await giveGift({ ...services, db }, prize, { customerId, couponCode, reason: 'lottery', now });
  });
  return { prize, couponCode, at: now };
};
