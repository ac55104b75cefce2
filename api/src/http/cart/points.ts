import { applyPoints } from '../../flows/cart/points.ts';
import { callsFor } from '../call.ts';
import { cartOf } from './cart.ts';

export const cartPointsCalls = callsFor('customer', {
  applyPoints: async (context) => cartOf(await applyPoints(context, context.body.points), context.language),
});
