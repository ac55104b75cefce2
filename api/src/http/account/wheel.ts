import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language, Prize } from '@shop/contract';
import { lockTurns, noteTurn, prizeCoupons, turnsOn } from '../../database/account/wheel.ts';
import type { Queryable } from '../../database/connection.ts';
import { addPoints } from '../../database/membership/points.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { transact } from '../../database/transact.ts';
import {
  drawPrize,
  totalWeight,
  turnsPerDay,
  wheelPrizes,
  winnable,
  type WheelPrize,
} from '../../domain/wheel/prizes.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { type Message } from '../../domain/messages.ts';

const noTurnLeft: Message = {
  en: 'You have no turn left today. Come back tomorrow.',
  fr: 'Il ne vous reste aucun tour aujourd’hui. Revenez demain.',
};

const wheelCodes = wheelPrizes.flatMap((prize) => (prize.kind === 'coupon' ? [prize.couponCode] : []));

/** The wheel as one customer has it: prizes that they can win, with their titles. */
const wheelOf = async (db: Queryable, customerId: number, now: Date) => {
  const { offered, held } = await prizeCoupons(db, customerId, wheelCodes, now);
  const titles = new Map(offered.map(({ code, title }) => [code, title]));
  const titleOf = (prize: WheelPrize): Message => {
    if (prize.kind === 'points') return { en: `${prize.points} points`, fr: `${prize.points} points` };
    const title = prize.kind === 'coupon' ? titles.get(prize.couponCode) : undefined;
    return title ?? { en: 'Not this time', fr: 'Pas cette fois' };
  };
  return {
    prizes: winnable(wheelPrizes, new Set(titles.keys()), held),
    wireOf: (prize: WheelPrize, language: Language): Prize => ({
      prize_id: prize.id,
      title: titleOf(prize)[language],
      image: null,
      kind: prize.kind,
    }),
  };
};

const give = async (db: Queryable, customerId: number, prize: WheelPrize, now: Date): Promise<void> => {
  if (prize.kind === 'coupon') await giveCoupons(db, customerId, [prize.couponCode], now);
  if (prize.kind === 'points') {
    await addPoints(db, { customerId, points: prize.points, reason: 'wheel', createdAt: now });
  }
};

/** Play to win (PTS-006): the prize wheel, drawn only on the server. */
export const registerWheel = (app: FastifyInstance): void => {
  registerCall(app, 'turnList', 'customer', async ({ services, who, language }) => {
    const { db, now } = services;
    const { prizes, wireOf } = await wheelOf(db, who.customerId, now());
    const used = await turnsOn(db, who.customerId, shopDay(now()));
    return { list: prizes.map((prize) => wireOf(prize, language)), turns_left: Math.max(0, turnsPerDay - used) };
  });

  registerCall(app, 'turn', 'customer', async ({ services, who: { customerId }, language }) =>
    transact(services.db, async (db) => {
      const now = services.now();
      const day = shopDay(now);
      await lockTurns(db, customerId);
      const used = await turnsOn(db, customerId, day);
      if (used >= turnsPerDay) throw new ShopError(409, noTurnLeft);
      const { prizes, wireOf } = await wheelOf(db, customerId, now);
      const prize = drawPrize(prizes, randomInt(totalWeight(prizes)));
      await noteTurn(db, { customerId, day, prizeId: prize.id, createdAt: now });
      await give(db, customerId, prize, now);
      return {
        prize: wireOf(prize, language),
        coupon_code: prize.kind === 'coupon' ? prize.couponCode : null,
        turns_left: turnsPerDay - used - 1,
      };
    }),
  );
};
