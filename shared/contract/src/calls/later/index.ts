import { browseCalls } from './browse.ts';
import { identityCalls } from './identity.ts';
import { afterOrderCalls } from './orders.ts';
import { paymentCalls } from './payment.ts';
import { personalCalls } from './personal.ts';
import { plusCalls } from './plus.ts';
import { pointsCalls } from './points.ts';
import { programmeCalls } from './programmes.ts';
import { promotionCalls } from './promotions.ts';
import { singlePagePayCalls } from './single-page-pay.ts';

/** Calls that no first view makes: a browser fetches this table with the first of them (docs/decisions/later-calls.md). */
export const laterCalls = {
  ...identityCalls,
  ...personalCalls,
  ...afterOrderCalls,
  ...paymentCalls,
  ...singlePagePayCalls,
  ...promotionCalls,
  ...pointsCalls,
  ...plusCalls,
  ...programmeCalls,
  ...browseCalls,
};
