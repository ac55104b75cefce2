import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { openPlusOrder, plusOrderOf } from '../../database/membership/plus-orders.ts';
import { hasVerifiedPhone, storePlusCode, verifyPlusCode } from '../../database/membership/plus-phones.ts';
import { isPlusGroup } from '../../domain/account/group.ts';
import { newToken } from '../../domain/account/tokens.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { plusFee } from '../../domain/membership/fee.ts';
import { customerOfInviteCode } from '../../domain/membership/invite-code.ts';
import type { Services } from '../../services.ts';
import { addressMessages } from '../../flows/address/messages.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { demandWithin } from '../../limits/demand.ts';
import { demandMayJoin } from '../../flows/membership/may-join.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';

const codeText = (code: string, language: Language): string =>
  language === 'fr'
    ? `Votre code Plus+ est ${code}. Il est valide 10 minutes.`
    : `Your Plus+ code is ${code}. It is valid for 10 minutes.`;

const phoneOf = (typed: string): string => {
  const telephone = normalisedPhone(typed);
  if (telephone === null) throw new ShopError(400, addressMessages.phone, { field: 'phone' });
  return telephone;
};

/** A referral code as typed, or null without one. It must be a member's, and somebody else's. */
const referralOf = async ({ db }: Services, customerId: number, typed: string | undefined): Promise<string | null> => {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const friend = customerOfInviteCode(code);
  const member = friend === null || friend === customerId ? null : await findCustomer(db, friend);
  if (!member || !isPlusGroup(member.group)) {
    throw new ShopError(400, membershipMessages.wrongReferral, { field: 'vip_code' });
  }
  return code;
};

/** Joining Plus+: telephone, code, payment, and asking what became of it (MEM-008 to MEM-013). */
export const registerPlusJoin = (app: FastifyInstance): void => {
  registerCall(app, 'phoneNumberVerify', 'customer', async ({ body }) => {
    const telephone = normalisedPhone(body.phone);
    return { is_valid: telephone === null ? 0 : 1, phone: telephone ?? body.phone };
  });

  registerCall(app, 'plusSendCode', 'customer', async ({ services, who, body, language, address }) => {
    const { db, messenger, now } = services;
    const { customerId } = who;
    const telephone = phoneOf(body.phone);
    await demandMayJoin(services, customerId);
    if (!messenger.open) throw new ShopError(503, membershipMessages.phonesClosed);
    await demandWithin(services, 'textMessage', { address, shopper: who, subject: telephone });
    const code = String(randomInt(10_000)).padStart(4, '0');
    await storePlusCode(db, { customerId, telephone, code, now: now() });
    await messenger.send(telephone, codeText(code, language));
    return null;
  });

  registerCall(app, 'plusVerifyCode', 'customer', async ({ services, who: { customerId }, body }) => {
    const telephone = phoneOf(body.phone);
    await referralOf(services, customerId, body.vip_code);
    const guess = { customerId, telephone, code: body.code, now: services.now() };
    if (!(await verifyPlusCode(services.db, guess))) {
      throw new ShopError(400, membershipMessages.wrongCode, { field: 'code' });
    }
    return { is_verified: 1 };
  });

  registerCall(app, 'plusPaymentLink', 'customer', async ({ services, who: { customerId }, body }) => {
    const { db, now, plusPayment } = services;
    await demandMayJoin(services, customerId);
    if (!plusPayment.open) throw new ShopError(503, membershipMessages.paymentsClosed);
    if (!(await hasVerifiedPhone(db, customerId, now()))) throw new ShopError(400, membershipMessages.unverifiedPhone);
    const vipCode = await referralOf(services, customerId, body.vip_code);
    const secret = newToken();
    const order = await openPlusOrder(db, { customerId, price: plusFee.special, vipCode, secret, now: now() });
    return { url: plusPayment.pageFor(secret), order_sn: order.number };
  });

  registerCall(app, 'plusOrderMaybeSucceeded', 'customer', async ({ services, who, body }) => {
    const order = await plusOrderOf(services.db, who.customerId, body.order_sn);
    if (order?.status !== 'paid') return { is_success: 0, order: null };
    return { is_success: 1, order: { order_price: order.price, plus_num: order.number } };
  });

  registerCall(app, 'plusIsCompleted', 'customer', async ({ services, who, body }) => {
    const order = await plusOrderOf(services.db, who.customerId, body.order_sn);
    if (!order) throw new ShopError(404, messages.notFound);
    const customer = await findCustomer(services.db, who.customerId);
    const isMember = customer !== null && isPlusGroup(customer.group) && customer.plusEndsAt !== null;
    return { is_completed: order.status === 'paid' && isMember ? 1 : 0 };
  });
};
