import { problemOf } from '@shop/kit';
import type { AppDispatch } from '@shop/platform';
import { paymentApi } from '../endpoints.ts';
import type { OrderToPay } from '../slice.ts';
import type { Authorised } from './provider.ts';

/** Has the shop take the payment with what a provider's own fields gave for the card, and a captcha's response. */
export const payWithToken = async (
  token: string,
  { grandTotal: grand_total }: OrderToPay,
  captcha: string | undefined,
  dispatch: AppDispatch,
): Promise<Authorised> => {
  const body = { payment_method_nonce: token, grand_total, ...(captcha && { g_recaptcha_response: captcha }) };
  const { data, error } = await dispatch(paymentApi.endpoints.creditCard.initiate(body, { track: false }));
  return data ? { ok: true, nonce: data.nonce } : { ok: false, problem: problemOf(error) };
};
