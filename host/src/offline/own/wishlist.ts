import { pageSizes, paths } from '@shop/contract';
import type { OwnData } from './definition.ts';

const wishlist: OwnData = {
  reads: ['wishlist'],
  changes: { addWishlistItem: true, deleteWishlistItem: true },
  pageOf: (pathname) =>
    pathname === paths.wishlist()
      ? { page: pathname, calls: [{ call: 'wishlist', input: { query: { page: 1, page_size: pageSizes.wishlist } } }] }
      : null,
  link: { href: paths.wishlist(), name: { en: 'Wishlist', fr: 'Liste de souhaits' }, forCustomers: true },
};
export const wishlistOwnData = { wishlist };
