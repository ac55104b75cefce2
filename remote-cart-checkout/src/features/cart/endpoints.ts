import type { CallBody, CallResult, Cart, CartItem } from '@shop/contract';
import { api, withEndpoints } from '@shop/platform';
import { cartChange, wholeCartChange } from '../../cart-change.ts';
import { markerOf } from './marker.ts';
import type { PlanFields } from '../../plans/offers.ts';

const lineOf = (cart: Cart | undefined, itemId: number): CartItem | undefined =>
  cart?.list.find(({ item_id }) => item_id === itemId);

/** The key of an edit that sets the quantity and nothing else. */
const quantityKey = ({ item_id, qty, ...rest }: CallBody<'editCartItem'>): string | undefined =>
  qty !== undefined && Object.keys(rest).length === 0 ? `quantity of ${item_id}` : undefined;

/**
 * Changes of the cart's lines and its coupon (CART-029). Failures are shown at the line or the coupon.
 */
export const cartChangesApi = withEndpoints(api, (build) => ({
  addCartItem: build.mutation(
    wholeCartChange((body: CallBody<'addCartItem'>, cart) => ({
      call: 'addCartItem',
      body: { ...body, ...markerOf(cart) },
    })),
  ),
  editCartItem: build.mutation(
    wholeCartChange((body: CallBody<'editCartItem'>) => ({ call: 'editCartItem', body }), quantityKey),
  ),
  /** Takes a line out; answers it too, as it was then. */
  deleteCartItem: build.mutation(
    cartChange<{ cart: Cart; line: CartItem | undefined }, CallBody<'deleteCartItem'>>({
      call: (body) => ({ call: 'deleteCartItem', body }),
      answerOf: (cart, { item_id }, before) => ({ cart, line: lineOf(before, item_id) }),
      cartOf: ({ cart }) => cart,
    }),
  ),
  /** A line's protection plan: in place of what it has, or null to take it off, which pays it back. */
  setPlan: build.mutation(
    wholeCartChange(({ item_id, plan }: { item_id: number; plan: PlanFields | null }, cart) => {
      if (plan === null) return { call: 'refundPlan', body: { item_id } };
      const line = lineOf(cart, item_id);
      const qty = line ? { qty: line.qty } : {};
      return { call: 'editCartItem', body: { item_id, ...qty, ...plan } };
    }),
  ),
  /** The cart's coupon; null takes it off. */
  setCoupon: build.mutation(
    wholeCartChange((coupon_code: string | null) =>
      coupon_code === null ? { call: 'removeCoupon', body: {} } : { call: 'applyCoupon', body: { coupon_code } },
    ),
  ),
  /** Coupons that the cart can take; the argument is its subtotal in cents, since another cart takes others. */
  inputCoupons: build.query<CallResult<'inputCoupons'>['list'], number>({
    query: () => ({ call: 'inputCoupons', background: true }),
    transformResponse: ({ list }: CallResult<'inputCoupons'>) => list,
    keepUnusedDataFor: 30,
  }),
}));
