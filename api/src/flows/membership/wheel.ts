import { randomInt } from 'node:crypto';
import { givePersonalCopy, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { noteTurn, prizeCoupons, prizesWon, turnsOn } from '../../database/membership/wheel.ts';
import { lockOwn } from '../../database/account/customers.ts';
import type { Queryable } from '../../database/connection.ts';
import { addPoints } from '../../database/membership/points.ts';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import { transact } from '../../database/transact.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import {
  drawPrize,
  totalWeight,
  turnsPerDay,
  wheelPrizes,
  winnable,
  type WheelPrize,
} from '../../domain/membership/wheel-prizes.ts';
import type { Services } from '../../services.ts';

const noTurnLeft: Message = {
  en: 'You have no turn left today. Come back tomorrow.',
  fr: 'Il ne vous reste aucun tour aujourd’hui. Revenez demain.',
};

const wheelCodes = wheelPrizes.flatMap((prize) => (prize.kind === 'coupon' ? [prize.couponCode] : []));

/** The wheel as one customer has it: prizes that they can win, with their titles. */
const wheelOf = async (db: Queryable, customerId: number, now: Date) => {
  const coupons = new Map((await prizeCoupons(db, wheelCodes, now)).map((coupon) => [coupon.code, coupon]));
  const titleOf = (prize: WheelPrize): Message => {
    if (prize.kind === 'points') return { en: `${prize.points} points`, fr: `${prize.points} points` };
    const coupon = prize.kind === 'coupon' ? coupons.get(prize.couponCode) : undefined;
    return coupon?.title ?? { en: 'Not this time', fr: 'Pas cette fois' };
  };
  return {
    prizes: winnable(wheelPrizes, new Set(coupons.keys()), await prizesWon(db, customerId)),
    coupons,
    titleOf,
  };
};

/** Gives a prize; answers the code of a coupon, which is the winner's own. */
const give = async (
  db: Queryable,
  customerId: number,
  prize: WheelPrize,
  { coupons, now }: { coupons: ReadonlyMap<string, CouponRow>; now: Date },
): Promise<string | null> => {
  if (prize.kind === 'points') {
    await addPoints(db, { customerId, points: prize.points, reason: 'wheel', createdAt: now });
  }
  const like = prize.kind === 'coupon' ? coupons.get(prize.couponCode) : undefined;
  if (!like) return null;
  const code = newCouponCode();
  await givePersonalCopy(db, { code, customerId, like, now });
  return code;
};

/** The wheel as a customer finds it: what they can win, and turns of today. */
export const readWheel = async ({ db, now }: Services, customerId: number) => {
  const wheel = await wheelOf(db, customerId, now());
  const used = await turnsOn(db, customerId, shopDay(now()));
  return { ...wheel, turnsLeft: Math.max(0, turnsPerDay - used) };
};

/** Turns the wheel, a few times on each of the shop's days. @throws ShopError 409 when none is left */
export const turnWheel = (services: Services, customerId: number) =>
  transact(services.db, async (db) => {
    const now = services.now();
    const day = shopDay(now);
    await lockOwn(db, customerId);
    const used = await turnsOn(db, customerId, day);
    if (used >= turnsPerDay) throw new ShopError(409, noTurnLeft);
    const { prizes, coupons, titleOf } = await wheelOf(db, customerId, now);
    const prize = drawPrize(prizes, randomInt(totalWeight(prizes)));
    await noteTurn(db, { customerId, day, prizeId: prize.id, createdAt: now });
    const couponCode = await give(db, customerId, prize, { coupons, now });
    return { prize, title: titleOf(prize), couponCode, turnsLeft: turnsPerDay - used - 1 };
  });
