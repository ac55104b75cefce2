import { noteTurn, prizeCoupons, prizesWon, turnsOn } from './queries.ts';
import { lockOwn } from '../../database/account/customers.ts';
import type { Queryable } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import { giftTitle, type Prize } from '../../domain/membership/prizes.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { turnsPerDay, wheelPrizes, winnable } from './rules.ts';
import type { Services } from '../../services.ts';
import { drawPrize, giveGift } from '../../flows/membership/prizes.ts';

const noTurnLeft: Message = {
  en: 'You have no turn left today. Come back tomorrow.',
  fr: 'Il ne vous reste aucun tour aujourd’hui. Revenez demain.',
};

const nothing: Message = { en: 'Not this time', fr: 'Pas cette fois' };

const wheelCodes = wheelPrizes.flatMap((prize) => (prize.kind === 'copy' ? [prize.couponCode] : []));

/** The wheel as one customer has it: prizes that they can win, with their titles. */
const wheelOf = async (db: Queryable, customerId: number, now: Date) => {
  const coupons = await prizeCoupons(db, wheelCodes, now);
  const titles = new Map(coupons.map(({ code, title }) => [code, title]));
  const titleOf = (prize: Prize): Message => {
    if ('value' in prize) return giftTitle(prize);
    return (prize.kind === 'copy' && titles.get(prize.couponCode)) || nothing;
  };
  return winnable(wheelPrizes, new Set(titles.keys()), await prizesWon(db, customerId)).map((prize) => ({
    ...prize,
    title: titleOf(prize),
  }));
};

/** The wheel as a customer finds it: what they can win, and turns of today. */
export const readWheel = async ({ db, now }: Services, customerId: number) => {
  const prizes = await wheelOf(db, customerId, now());
  const used = await turnsOn(db, customerId, shopDay(now()));
  return { prizes, turnsLeft: Math.max(0, turnsPerDay - used) };
};

/** Turns the wheel, a few times on each of the shop's days. @throws ShopError 409 when none is left */
export const turnWheel = (services: Services, customerId: number) =>
  transact(services.db, async (db) => {
    const now = services.now();
    const day = shopDay(now);
    await lockOwn(db, customerId);
    const used = await turnsOn(db, customerId, day);
    if (used >= turnsPerDay) throw new ShopError(409, noTurnLeft);
    const { prize, couponCode } = drawPrize(await wheelOf(db, customerId, now));
    await noteTurn(db, { customerId, day, prizeId: prize.id, createdAt: now });
    await giveGift({ ...services, db }, prize, { customerId, couponCode, reason: 'wheel', now });
    return { prize, couponCode, turnsLeft: turnsPerDay - used - 1 };
  });
