import type { CallResult, Cart } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** Free gifts of the cart (CART-029, CART-032). `item_id` is the gift's own. */
export const giftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setGift: build.mutation(
      cartChange<Cart, { item_id: number; isWanted: boolean }>({
        call: ({ item_id, isWanted }) => ({
          call: isWanted ? 'addGift' : 'deleteGift',
          body: { item_id },
        }),
        cartOf: wholeCart,
      }),
    ),
    /** Also a refusal may mean that the gift is gone: the cart is loaded anew whatever came. */
    confirmGift: build.mutation(
      cartChange<CallResult<'freeGiftConfirm'>, { gift_id: number }>({
        call: (body) => ({ call: 'freeGiftConfirm', body }),
        cartOf: null,
      }),
    ),
  }),
});
