import { reorder } from './flow.ts';
import { callsFor } from '../../http/call.ts';
import { cartOf } from '../../http/cart/cart.ts';

export const reorderCalls = callsFor('customer', {
  reorder: async (context) => {
    const { cart, ...rest } = await reorder(context, context.body.order_id, context.language);
    return { cart: cartOf(cart, context.language), ...rest };
  },
});
