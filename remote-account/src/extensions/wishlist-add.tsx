import type { SlotProps } from '@shop/contract';
import { AddToList } from '../features/lists/add-to-list.tsx';

/** Slot 'wishlist.item': copies or moves an item of the wishlist onto a list. */
export default function WishlistAdd({ product_id, child_id, name }: SlotProps['wishlist.item']) {
  return <AddToList look="button" productId={product_id} childId={child_id} name={name} onWishlist />;
}
