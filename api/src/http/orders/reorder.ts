import { reorder } from '../../flows/orders/reorder.ts';
import { callsFor } from '../call.ts';
import { cartOf } from '../cart/cart.ts';

export const reorderCalls = callsFor('customer', {
  reorder: async (context) => {
    const { cart, ...rest } = await reorder(context, context.body.order_id, context.language);
    return { cart: cartOf(cart, context.language), ...rest };
  },
});
