// A line for each file of this folder: `pnpm indexes` writes them.
import { cartOwnData } from './cart.ts';
import { listsOwnData } from './lists.ts';
import { wishlistOwnData } from './wishlist.ts';

/** What the shop has of one person and is there without a network. */
export const ownData = {
  ...cartOwnData,
  ...listsOwnData,
  ...wishlistOwnData,
};
