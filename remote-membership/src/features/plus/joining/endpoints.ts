import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** Background calls: the dialog shows their failures. Those that ask again and again heed Retry-After. */
export const joiningApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPlusCode: build.mutation<null, string>({
      query: (phone) => ({ call: 'plusSendCode', body: { phone }, background: true }),
    }),
    verifyPlusCode: build.mutation<CallResult<'plusVerifyCode'>, CallBody<'plusVerifyCode'>>({
      query: (body) => ({ call: 'plusVerifyCode', body, background: true }),
    }),
    plusPaymentLink: build.mutation<CallResult<'plusPaymentLink'>, string>({
      query: (vip_code) => ({ call: 'plusPaymentLink', body: { vip_code }, background: true }),
    }),
    plusOrderSucceeded: build.mutation<CallResult<'plusOrderMaybeSucceeded'>, string>({
      query: (order_sn) => ({ call: 'plusOrderMaybeSucceeded', body: { order_sn }, background: true, inPlace: false }),
    }),
    plusCompleted: build.mutation<CallResult<'plusIsCompleted'>, string>({
      query: (order_sn) => ({ call: 'plusIsCompleted', body: { order_sn }, background: true, inPlace: false }),
    }),
  }),
});
