import { randomInt } from 'node:crypto';
import type { CallResult, Language } from '@shop/contract';
import type { SalePrize } from '@shop/contract/contents';
import { findCustomer } from '../../database/account/customers.ts';
import { addDraw, hasDrawn, lastWinners } from '../../database/browse/sale-draws.ts';
import type { Queryable } from '../../database/connection.ts';
import { givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { addPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { eventIsOn, prizeOfTicket, ticketsOf } from '../../domain/browse/sale-event.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import { salePrizeLetter } from '../../mail/sale-prize-letter.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { type Message } from '../../domain/messages.ts';
import { browseOf } from './showcase.ts';

const WINNERS = 10;

const eventOver: Message = {
  en: 'The draw is closed: the sale event is not on.',
  fr: 'Le tirage est fermé : le grand solde n’est pas en cours.',
};
const drawnToday: Message = {
  en: 'You have drawn today. What you won is in your account; come back tomorrow.',
  fr: 'Vous avez déjà participé aujourd’hui. Votre prix est dans votre compte; revenez demain.',
};
const someone: Message = { en: 'A customer', fr: 'Une personne' };

const prizeOf = (
  { id, title, image, kind }: SalePrize,
  language: Language,
): CallResult<'saleLotteryDraw'>['prize'] => ({
  prize_id: id,
  title: title[language],
  image,
  kind,
});

interface Winner {
  customerId: number;
  couponCode: string | null;
  now: Date;
}

const give = async (db: Queryable, { kind, amount }: SalePrize, { customerId, couponCode, now }: Winner) => {
  if (couponCode !== null) await givePersonalCoupon(db, { code: couponCode, customerId, cents: amount, now });
  if (kind === 'points') {
    await addPoints(db, { customerId, points: amount, reason: 'lottery', createdAt: now });
  }
};

/** A prize that is given by hand comes with a letter that says how. */
const tellHow = async ({ db, mailer }: Services, { title }: SalePrize, customerId: number, language: Language) => {
  const customer = await findCustomer(db, customerId);
  if (customer) await mailer.sendWithin(db, salePrizeLetter({ to: customer.email, prize: title[language] }, language));
};

/** The sale event's lottery (document 1 §7.3): a customer draws once on each of the shop's days while the event is on. */
export const saleLotteryCalls = {
  ...callsFor('anyone', {
    saleLotteryInfo: async ({ services, who, language }) => {
      const { saleEvent } = await browseOf(services);
      const now = services.now();
      const mayDraw = who?.kind === 'customer' && eventIsOn(saleEvent, now);
      const left = mayDraw && !(await hasDrawn(services.db, who.customerId, shopDay(now))) ? 1 : 0;
      const prizes = new Map(saleEvent.prizes.map((prize) => [prize.id, prize]));
      const worthTelling = saleEvent.prizes.filter(({ kind }) => kind !== 'none').map(({ id }) => id);
      const winners = await lastWinners(services.db, worthTelling, WINNERS);
      return {
        prizes: saleEvent.prizes.map((prize) => prizeOf(prize, language)),
        turns_left: left,
        starts_at: saleEvent.startsAt,
        ends_at: saleEvent.endsAt,
        winners: winners.map(({ id, firstname, prizeId }) => ({
          id,
          nickname: firstname || someone[language],
          prize: prizes.get(prizeId)?.title[language] ?? '',
        })),
      };
    },
  }),
  ...callsFor('customer', {
    saleLotteryDraw: async ({ services, who: { customerId }, language }) => {
      const { saleEvent } = await browseOf(services);
      const now = services.now();
      if (!eventIsOn(saleEvent, now)) throw new ShopError(409, eventOver);
      const prize = prizeOfTicket(saleEvent.prizes, randomInt(ticketsOf(saleEvent.prizes)));
      const couponCode = prize.kind === 'coupon' ? newCouponCode() : null;
      await transact(services.db, async (transaction) => {
        const draw = { customerId, day: shopDay(now), prizeId: prize.id, couponCode, createdAt: now };
        if (!(await addDraw(transaction, draw))) throw new ShopError(409, drawnToday);
        await give(transaction, prize, { customerId, couponCode, now });
      });
      if (prize.kind === 'gift') await tellHow(services, prize, customerId, language);
      return { prize: prizeOf(prize, language), coupon_code: couponCode, turns_left: 0 };
    },
  }),
};
