import { pageSizes } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

/** A product on a wishlist, or one variant of it. */
export interface WishlistItemRef {
  product_id: number;
  child_id: number | null;
}

const bodyOf = ({ product_id, child_id }: WishlistItemRef) => ({ product_id, ...(child_id !== null && { child_id }) });
const isSame = (listed: WishlistItemRef) => (item: WishlistItemRef) =>
  item.product_id === listed.product_id && item.child_id === listed.child_id;

/** A heart answers at once: the list is changed before the server has answered, and put back when it refuses. */
export const wishlistApi = withEndpoints(api, (build) => ({
  /** A guest’s list too; nobody waits for it. */
  wishes: build.query({
    ...calling('wishlistItems', { background: true, answer: ({ list }) => list }),
    providesTags: ['Wishlist'],
  }),
  /** A page of the customer's list with its products. */
  wishlistPage: build.query({
    ...calling('wishlist', (page: number) => ({ query: { page, page_size: pageSizes.wishlist } })),
    providesTags: ['Wishlist'],
  }),
  addToWishlist: build.mutation({
    ...calling('addWishlistItem', (item: WishlistItemRef) => ({ body: bodyOf(item), background: true })),
    invalidatesTags: ['Wishlist'],
    onQueryStarted: async (item, { dispatch, queryFulfilled }) => {
      const guess = dispatch(
        wishlistApi.util.updateQueryData('wishes', undefined, (items) => {
          items.unshift({ ...item, item_id: 0, later_item_id: null, qty: 1 });
        }),
      );
      await queryFulfilled.catch(guess.undo);
    },
  }),
  removeFromWishlist: build.mutation({
    ...calling('deleteWishlistItem', (item: WishlistItemRef) => ({ body: bodyOf(item), background: true })),
    invalidatesTags: ['Wishlist'],
    onQueryStarted: async (listed, { dispatch, queryFulfilled }) => {
      const guess = dispatch(
        wishlistApi.util.updateQueryData('wishes', undefined, (items) => items.filter((item) => !isSame(listed)(item))),
      );
      await queryFulfilled.catch(guess.undo);
    },
  }),
}));
