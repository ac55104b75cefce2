import { randomInt } from 'node:crypto';
import type { Language } from '@shop/contract';
import type { SalePrize } from '@shop/contract/contents';
import { findCustomer } from '../../database/account/customers.ts';
import { addDraw } from '../../database/browse/sale-draws.ts';
import type { Queryable } from '../../database/connection.ts';
import { browseOf } from '../../database/content/browse.ts';
import { givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { addPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { eventIsOn, prizeOfTicket, ticketsOf } from '../../domain/browse/sale-event.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { salePrizeLetter } from '../../mail/sale-prize-letter.ts';
import type { Services } from '../../services.ts';

const eventOver: Message = {
  en: 'The draw is closed: the sale event is not on.',
  fr: 'Le tirage est fermé : le grand solde n’est pas en cours.',
};
const drawnToday: Message = {
  en: 'You have already drawn today. What you won is in your account; come back tomorrow.',
  fr: 'Vous avez déjà participé aujourd’hui. Votre prix est dans votre compte; revenez demain.',
};
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

/** One draw of the sale event's lottery (PTS-008). @throws ShopError 409 outside of the event, and twice on one day */
export const drawSalePrize = async (
  services: Services,
  customerId: number,
  language: Language,
): Promise<{ prize: SalePrize; couponCode: string | null }> => {
  const { saleEvent } = await browseOf(services);
  const now = services.now();
  if (!eventIsOn(saleEvent, now)) throw new ShopError(409, eventOver);
  const prize = prizeOfTicket(saleEvent.prizes, randomInt(ticketsOf(saleEvent.prizes)));
  const couponCode = prize.kind === 'coupon' ? newCouponCode() : null;
  await transact(services.db, async (transaction) => {
    const draw = { customerId, day: shopDay(now), prizeId: prize.id, couponCode, createdAt: now };
    if (!(await addDraw(transaction, draw))) throw new ShopError(409, drawnToday);
    await give(transaction, prize, { customerId, couponCode, now });
    if (prize.kind === 'gift') await tellHow({ ...services, db: transaction }, prize, customerId, language);
  });
  return { prize, couponCode };
};
