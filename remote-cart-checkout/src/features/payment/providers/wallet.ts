import { problemOf } from '@shop/kit';
import type { AppDispatch } from '@shop/platform';
import { otherPaymentsApi } from '../other-endpoints.ts';
import { riskDeclined } from '../declined.ts';
import { keepWallet } from '../wallet-payment.ts';
import type { OrderToPay } from '../slice.ts';
import type { Authorised } from './provider.ts';

const { prePayRisk, walletRisk, walletToken } = otherPaymentsApi.endpoints;
const untracked = { track: false } as const;
const declined = { ok: false, problem: riskDeclined } as const;

/**
 * The wallet, whichever it is: risk, token, risk of the token. The person says yes on the wallet's own page, where the
 * API sends them: the sandbox's or a real one's.
 */
export const authoriseWallet = async (
  { grandTotal: grand_total }: OrderToPay,
  dispatch: AppDispatch,
): Promise<Authorised> => {
  const before = await dispatch(prePayRisk.initiate({ payment_method: 'alipay' }, untracked));
  if (!before.data) return { ok: false, problem: problemOf(before.error) };
  if (before.data.status === 'declined') return declined;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const { data, error } = await dispatch(walletToken.initiate({ grand_total }, fresh));
  if (!data) return { ok: false, problem: problemOf(error) };
  const risk = await dispatch(walletRisk.initiate({ token: data.token }, untracked));
  if (!risk.data) return { ok: false, problem: problemOf(risk.error) };
  if (risk.data.status === 'declined') return declined;
  keepWallet(data.token);
  return { ok: true, nonce: data.token, redirectUrl: data.redirect_url };
};
