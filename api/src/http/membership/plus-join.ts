import { parsePhone } from '@shop/format';
import { plusOrderOf } from '../../database/membership/plus-orders.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { sendPlusCode, confirmPlusPhone, beginPlusPayment } from '../../flows/membership/join-plus.ts';

/** Joining Plus+: telephone, code, payment, and asking what became of it (MEM-008 to MEM-013). */
export const plusJoinCalls = callsFor('customer', {
  phoneNumberVerify: async ({ body }) => {
    const telephone = parsePhone(body.phone);
    return { is_valid: telephone === undefined ? 0 : 1, phone: telephone ?? body.phone };
  },

  plusSendCode: async ({ services, who, body, language, address }) => {
    await sendPlusCode(services, who, body.phone, { language, address });
    return null;
  },

  plusVerifyCode: async ({ services, who, body }) => {
    await confirmPlusPhone(services, who.customerId, body);
    return { is_verified: 1 };
  },

  plusPaymentLink: async ({ services, who, body }) => {
    const { url, number } = await beginPlusPayment(services, who.customerId, body.vip_code);
    return { url, order_sn: number };
  },

  plusOrderMaybeSucceeded: async ({ services, who, body }) => {
    const order = await plusOrderOf(services.db, who.customerId, body.order_sn);
    if (order?.status !== 'paid') return { is_success: 0, order: null };
    return { is_success: 1, order: { order_price: order.price, plus_num: order.number } };
  },

  plusIsCompleted: async ({ services, who, body }) => {
    const order = orNotFound(await plusOrderOf(services.db, who.customerId, body.order_sn));
    return { is_completed: order.status === 'paid' ? 1 : 0 };
  },
});
