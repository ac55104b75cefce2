/** What shall stand on a list. */
export interface Wanted {
  productId: number;
  childId: number | null;
  name: string;
  /** Whether it stands on the wishlist, and may be taken off it. */
  onWishlist?: boolean;
}
