import { api, calling, withEndpoints } from '@shop/platform';

/** Background calls: the dialog shows their failures. Those that ask again and again heed Retry-After. */
export const joiningApi = withEndpoints(api, (build) => ({
  sendPlusCode: build.mutation(calling('plusSendCode', (phone: string) => ({ body: { phone }, background: true }))),
  verifyPlusCode: build.mutation(calling('plusVerifyCode', 'body', { background: true })),
  plusPaymentLink: build.mutation(
    calling('plusPaymentLink', (vip_code: string | undefined) => ({ body: { vip_code }, background: true })),
  ),
  plusOrderSucceeded: build.mutation(
    calling('plusOrderMaybeSucceeded', (order_sn: string) => ({
      body: { order_sn },
      background: true,
      inPlace: false,
    })),
  ),
  plusCompleted: build.mutation(
    calling('plusIsCompleted', (order_sn: string) => ({ body: { order_sn }, background: true, inPlace: false })),
  ),
}));
