import { applyCredit } from '../../flows/cart/credit.ts';
import { callsFor } from '../call.ts';
import { cartOf } from './cart.ts';

export const cartCreditCalls = callsFor('customer', {
  applyCredit: async (context) => cartOf(await applyCredit(context, context.body.amount), context.language),
});
