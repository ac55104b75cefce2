import type { Language } from '@shop/contract';
import type { SalePrize } from '@shop/contract/contents';
import { addDraw } from './queries.ts';
import { browseOf } from '../../database/content/site-document.ts';
import { transact } from '../../database/transact.ts';
import { eventIsOn } from '../../domain/browse/sale-event.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { salePrizeLetter } from './letter.ts';
import type { Services } from '../../services.ts';
import { drawPrize, giveGift } from '../../flows/membership/prizes.ts';

const eventOver: Message = {
  en: 'The draw is closed: the sale event is not on.',
  fr: 'Le tirage est fermé : le grand solde n’est pas en cours.',
};
const drawnToday: Message = {
  en: 'You have already drawn today. What you won is in your account; come back tomorrow.',
  fr: 'Vous avez déjà participé aujourd’hui. Votre prix est dans votre compte; revenez demain.',
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
  const { prize, couponCode } = drawPrize(saleEvent.prizes);
  const letter = (to: string) => salePrizeLetter({ to, prize: prize.title[language] }, language);
  await transact(services.db, async (db) => {
    const draw = { customerId, day: shopDay(now), prizeId: prize.id, couponCode, createdAt: now };
    if (!(await addDraw(db, draw))) throw new ShopError(409, drawnToday);
    const gift = { kind: prize.kind, value: prize.amount };
    await giveGift({ ...services, db }, gift, { customerId, couponCode, reason: 'lottery', now, letter });
  });
  return { prize, couponCode };
};
