import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { takePayment } from '../../features/payment/native-payment.ts';
import { takeDraft } from '../../features/single-page-pay/native-draft.ts';

/** The single-page pay without scripts. */
export const action = (context: ActionContext): Promise<ActionResult> => {
  const { call, fields } = context;
  const isPayment = fields.has('indent') || fields.has('payment_method');
  if (!isPayment) return takeDraft(context, { here: paths.pay, cart: paths.cart() });
  return takePayment(context, {
    here: paths.pay,
    place: (order) => call('visitor', 'placeOrder', { body: { ...order, draft_id: fields.get('draft_id') ?? '' } }),
  });
};
