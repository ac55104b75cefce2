import type { Language } from '@shop/contract';
import type { SalePrize } from '@shop/contract/contents';
import { hasDrawn, lastWinners } from './queries.ts';
import { eventIsOn } from '../../domain/browse/sale-event.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import { callsFor } from '../../http/call.ts';
import type { Message } from '../../domain/messages.ts';
import { drawSalePrize } from './flow.ts';
import { browseOf } from '../../database/content/site-document.ts';
import { prizeOf } from '../../http/membership/prizes.ts';

const WINNERS = 10;

const someone: Message = { en: 'A customer', fr: 'Une personne' };

const salePrizeOf = (prize: SalePrize, language: Language) => ({ ...prizeOf(prize, language), image: prize.image });

/** The sale event's lottery (PTS-008): a customer draws once on each of the shop's days while the event is on. */
export const saleLotteryCalls = {
  ...callsFor('anyone', {
    saleLotteryInfo: async ({ services, who, language }) => {
      const { saleEvent } = await browseOf(services);
      const now = services.now();
      const mayDraw = who?.kind === 'customer' && eventIsOn(saleEvent, now);
      const left = mayDraw && !(await hasDrawn(services.db, who.customerId, shopDay(now))) ? 1 : 0;
      const prizes = new Map(saleEvent.prizes.map((prize) => [prize.id, prize]));
      const prizesToAnnounce = saleEvent.prizes.filter(({ kind }) => kind !== 'none').map(({ id }) => id);
      const winners = await lastWinners(services.db, prizesToAnnounce, WINNERS);
      return {
        prizes: saleEvent.prizes.map((prize) => salePrizeOf(prize, language)),
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
  ...callsFor('confirmed', {
    saleLotteryDraw: async ({ services, who: { customerId }, language }) => {
      const { prize, couponCode } = await drawSalePrize(services, customerId, language);
      return { prize: salePrizeOf(prize, language), coupon_code: couponCode, turns_left: 0 };
    },
  }),
};
