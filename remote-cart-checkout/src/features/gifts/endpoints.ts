import type { CallResult } from '@shop/contract';
import { api, withEndpoints } from '@shop/platform';
import { cartChange, wholeCartChange } from '../../cart-change.ts';

/** Free gifts of the cart (CART-029, CART-032). `item_id` is the gift's own. */
export const giftsApi = withEndpoints(api, (build) => ({
  setGift: build.mutation(
    wholeCartChange(({ item_id, isWanted }: { item_id: number; isWanted: boolean }) => ({
      call: isWanted ? 'addGift' : 'deleteGift',
      body: { item_id },
    })),
  ),
  /** Also a refusal may mean that the gift is gone: the cart is loaded anew whatever came. */
  confirmGift: build.mutation(
    cartChange<CallResult<'freeGiftConfirm'>, { gift_id: number }>({
      call: (body) => ({ call: 'freeGiftConfirm', body }),
      cartOf: null,
    }),
  ),
}));
