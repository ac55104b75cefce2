import { pageSizes, type CallResult, type WishlistItem } from '@shop/contract';
import { api } from '@shop/platform';

/** A product on a wishlist, or one variant of it. */
export interface Wish {
  product_id: number;
  child_id: number | null;
}

const bodyOf = ({ product_id, child_id }: Wish) => ({ product_id, ...(child_id !== null && { child_id }) });
const isSame = (wish: Wish) => (item: Wish) => item.product_id === wish.product_id && item.child_id === wish.child_id;

/** A heart answers at once: the list is changed before the server has answered, and put back when it refuses. */
export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is on the visitor's list, a guest's too; nobody waits for it. */
    wishes: build.query<WishlistItem[], void>({
      query: () => ({ call: 'wishlistItems', background: true }),
      transformResponse: ({ list }: CallResult<'wishlistItems'>) => list,
      providesTags: ['Wishlist'],
    }),
    /** A page of the customer's list with its products. */
    wishlistPage: build.query<CallResult<'wishlist'>, number>({
      query: (page) => ({ call: 'wishlist', query: { page, page_size: pageSizes.wishlist } }),
      providesTags: ['Wishlist'],
    }),
    addWish: build.mutation<CallResult<'addWishlistItem'>, Wish>({
      query: (wish) => ({ call: 'addWishlistItem', body: bodyOf(wish), background: true }),
      invalidatesTags: ['Wishlist'],
      onQueryStarted: async (wish, { dispatch, queryFulfilled }) => {
        const guess = dispatch(
          wishlistApi.util.updateQueryData('wishes', undefined, (items) => {
            items.unshift({ ...wish, item_id: 0, later_item_id: null, qty: 1 });
          }),
        );
        await queryFulfilled.catch(guess.undo);
      },
    }),
    removeWish: build.mutation<CallResult<'deleteWishlistItem'>, Wish>({
      query: (wish) => ({ call: 'deleteWishlistItem', body: bodyOf(wish), background: true }),
      invalidatesTags: ['Wishlist'],
      onQueryStarted: async (wish, { dispatch, queryFulfilled }) => {
        const guess = dispatch(
          wishlistApi.util.updateQueryData('wishes', undefined, (items) => items.filter((item) => !isSame(wish)(item))),
        );
        await queryFulfilled.catch(guess.undo);
      },
    }),
  }),
});

export const { useAddWishMutation, useRemoveWishMutation, useWishesQuery, useWishlistPageQuery } = wishlistApi;
