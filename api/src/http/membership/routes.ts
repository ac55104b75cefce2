import { plusCount } from '../../database/catalogue/cards.ts';
import { plusPicture } from '../../database/content/site-document.ts';
import { firstOrderCoupon } from '../../database/membership/first-order.ts';
import { memberCount } from '../../database/membership/plus-orders.ts';
import { plusFee } from '../../domain/membership/plus.ts';
import { callsFor } from '../call.ts';
import { plusStanding } from '../../flows/membership/join-plus.ts';
import { plusTexts } from './texts.ts';

export const membershipCalls = {
  ...callsFor('public', {
    plusInfo: async ({ services, language }) => {
      const { db, now } = services;
      const { title, subtitle, benefits, faq } = plusTexts(
        language,
        await firstOrderCoupon(db, now()),
        await plusCount(db),
      );
      return {
        title,
        subtitle,
        hero_image: await plusPicture(db),
        plusPrice: plusFee.normal,
        plusSpecialPrice: plusFee.special,
        member_count: await memberCount(db),
        benefits,
        faq,
      };
    },
  }),
  ...callsFor('customer', {
    plusStepInfo: async ({ services, who }) => {
      const { group, isBusiness, canBuy, endsAt } = await plusStanding(services, who.customerId);
      return {
        is_qiye: isBusiness ? 1 : 0,
        group_name: group,
        can_buy_plus: canBuy ? 1 : 0,
        ends_at: endsAt?.toISOString() ?? null,
      };
    },
  }),
};
