import type { FastifyInstance } from 'fastify';
import { findCustomer } from '../../database/account/customers.ts';
import { isBusinessGroup, isPlusGroup } from '../../domain/account/group.ts';
import { canRenewPlus, plusFee } from '../../domain/membership/fee.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { plusTexts } from './texts.ts';

export const registerMembership = (app: FastifyInstance): void => {
  registerCall(app, 'plusInfo', 'public', async ({ language }) => {
    const { title, subtitle, benefits, faq } = plusTexts[language];
    return {
      title,
      subtitle,
      hero_image: null,
      plusPrice: plusFee.normal,
      plusSpecialPrice: plusFee.special,
      member_count: 0,
      benefits,
      faq,
    };
  });

  registerCall(app, 'plusStepInfo', 'customer', async ({ services, who }) => {
    const customer = await findCustomer(services.db, who.customerId);
    if (!customer) throw new ApiError(401, messages.signInNeeded);
    const business = isBusinessGroup(customer.group);
    const mayBuy = !isPlusGroup(customer.group) || canRenewPlus(customer.plusEndsAt, services.now());
    return {
      is_qiye: business ? 1 : 0,
      group_name: customer.group,
      can_buy_plus: !business && mayBuy ? 1 : 0,
    };
  });
};
