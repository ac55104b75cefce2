import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { BILL } from '../../address/native-form.ts';
import { takeBilling } from '../../address/take-address.ts';
import { checkoutTaker } from '../../features/address/form-action.ts';
import { SERVICES } from '../../features/delivery-services/fields.ts';
import { takeServices } from '../../features/delivery-services/form-action.ts';
import { SLOTS } from '../../features/delivery-slots/fields.ts';
import { takeSlot } from '../../features/delivery-slots/form-action.ts';
import { takePayment } from '../../features/payment/native-payment.ts';
import { takeTip } from '../../features/payment/native-tip.ts';
import { TIP } from '../../features/payment/tips.ts';

/** The payment page without scripts: where the bill goes, the tip, the way to pay, and the wallet. */
export const action = async (context: ActionContext): Promise<ActionResult> => {
  const { call, fields } = context;
  if (fields.has(BILL)) {
    const { deliverTo } = checkoutTaker(call);
    return takeBilling(context, { deliverTo, here: () => paths.payment(), nobody: paths.cart() });
  }
  if (fields.has(TIP)) return takeTip(context);
  if (fields.has(SERVICES)) return takeServices(context);
  if (fields.has(SLOTS)) return takeSlot(context);
  return takePayment(context, {
    here: paths.payment,
    place: async (order) => {
      const token = await call('visitor', 'orderToken', {});
      if (!token.ok) return token;
      return call('visitor', 'createOrder', { body: { ...order, order_token: token.result.order_token } });
    },
  });
};
