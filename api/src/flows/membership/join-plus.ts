import { randomInt } from 'node:crypto';
import { isPlusGroup, type CallBody, type Language } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { openPlusOrder, plusOrderOf } from '../../database/membership/plus-orders.ts';
import { hasVerifiedPhone, storePlusCode, verifyPlusCode } from '../../database/membership/plus-phones.ts';
import { type CustomerIdentity, isBusinessGroup, isDropshipGroup } from '../../domain/account/identity.ts';
import { newToken } from '../../domain/account/tokens.ts';
import { plusFee, canRenewPlus } from '../../domain/membership/plus.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { phoneOrRefuse } from '../address/checked-address.ts';
import { demandText, textMessages } from '../text-message.ts';
import { membershipMessages } from './messages.ts';
import { messages } from '../../domain/messages.ts';

/**
 * Whether a customer may buy a year of Plus+ (MEM-022 to MEM-024). A dropship partner may not, as no business may: they
 * would lose their standing and its prices by it. `endsAt` is the end of the membership that runs.
 */
export const plusStanding = async ({ db, now }: Pick<Services, 'db' | 'now'>, customerId: number) => {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const isBusiness = isBusinessGroup(customer.group);
  const isRefused = isBusiness || isDropshipGroup(customer.group);
  const isMember = isPlusGroup(customer.group);
  const isDue = !isMember || canRenewPlus(customer.plusEndsAt, now());
  return {
    group: customer.group,
    isBusiness,
    isRefused,
    canBuy: !isRefused && isDue,
    endsAt: isMember ? customer.plusEndsAt : null,
  };
};

/** @throws ShopError 403 to a business customer or a partner, 409 to a member who may not renew yet */
const demandMayJoin = async (services: Pick<Services, 'db' | 'now'>, customerId: number): Promise<void> => {
  const { isRefused, canBuy } = await plusStanding(services, customerId);
  if (isRefused) throw new ShopError(403, membershipMessages.businessRefused);
  if (!canBuy) throw new ShopError(409, membershipMessages.renewLater);
};

const codeText = (code: string, language: Language): string =>
  language === 'fr'
    ? `Votre code Plus+ est ${code}. Il est valide 10 minutes.`
    : `Your Plus+ code is ${code}. It is valid for 10 minutes.`;

/** The code to join with as typed, in the form that an order stores; null without one. Features have such codes. */
const joinCodeOf = async (
  { db, membership }: Services,
  customerId: number,
  typed: string | undefined,
): Promise<string | null> => {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  for (const part of membership) {
    const accepted = await part.acceptCode(db, customerId, code);
    if (accepted !== null) return accepted;
  }
  return null;
};

/**
 * Sends a code to the telephone of whoever wants to join Plus+ (MEM-008).
 * @throws ShopError 400, 403, 409, 429; 503 where no message can be sent
 */
export const sendPlusCode = async (
  services: Services,
  who: CustomerIdentity,
  phone: string,
  { language, address }: { language: Language; address: string },
): Promise<void> => {
  const { db, messenger, now } = services;
  const { customerId } = who;
  const telephone = phoneOrRefuse(phone, 'phone');
  await demandMayJoin(services, customerId);
  await demandText(services, telephone, { who, address });
  const code = String(randomInt(10_000)).padStart(4, '0');
  await storePlusCode(db, { customerId, telephone, code, now: now() });
  await messenger.send(telephone, codeText(code, language));
};

/** @throws ShopError 400 at the field `phone`, `vip_code` or `code` */
export const confirmPlusPhone = async (
  services: Services,
  customerId: number,
  { phone, code, vip_code }: CallBody<'plusVerifyCode'>,
): Promise<void> => {
  const telephone = phoneOrRefuse(phone, 'phone');
  await joinCodeOf(services, customerId, vip_code);
  if (!(await verifyPlusCode(services.db, { customerId, telephone, code, now: services.now() }))) {
    throw new ShopError(400, textMessages.wrongCode, { field: 'code' });
  }
};

/**
 * Opens an order for a year of Plus+, and the page on which it is paid. Without a code, not even an empty one, that of
 * the order that waits counts.
 * @throws ShopError 400, 403, 409, 503
 */
export const beginPlusPayment = async (
  services: Services,
  customerId: number,
  typedCode: string | undefined,
): Promise<{ url: string; number: string }> => {
  const { db, now, plusPayment } = services;
  await demandMayJoin(services, customerId);
  if (!plusPayment.open) throw new ShopError(503, membershipMessages.paymentsClosed);
  if (!(await hasVerifiedPhone(db, customerId, now()))) throw new ShopError(400, membershipMessages.unverifiedPhone);
  const waiting = typedCode === undefined ? await plusOrderOf(db, customerId, undefined) : null;
  const vipCode =
    waiting?.status === 'pending_payment' ? waiting.vipCode : await joinCodeOf(services, customerId, typedCode);
  const secret = newToken();
  const { number } = await openPlusOrder(db, { customerId, price: plusFee.special, vipCode, secret, now: now() });
  return { url: plusPayment.pageFor(secret), number };
};
