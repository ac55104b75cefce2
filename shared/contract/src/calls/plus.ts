import type { CallTable } from './definition.ts';

/** Joining Plus+ (API-159 to API-172); `paymenLink` is spelt so (API-168). */
export const plusCalls = {
  plusSendCode: { method: 'POST', path: '/api/plus/sendCode', body: 'form' },
  plusVerifyCode: { method: 'POST', path: '/api/plus/verifyCode', body: 'form' },
  phoneNumberVerify: { method: 'POST', path: '/api/phoneNumberVerify', body: 'form' },
  plusOrderList: { method: 'GET', path: '/api/plus/orderList' },
  plusOrderDetail: { method: 'GET', path: '/api/plus/orderDetail' },
  plusPaymentLink: { method: 'POST', path: '/api/plus/paymenLink', body: 'form' },
  plusOrderMaybeSucceeded: { method: 'POST', path: '/api/plus/orderMaybeSucc', body: 'form', once: true },
  plusIsCompleted: { method: 'POST', path: '/api/plus/isCompleted', body: 'form' },
  plusProducts: { method: 'GET', path: '/api/plus_products' },
} as const satisfies CallTable;
