// Slots and intents that this remote brings; every remote's compiler sees them.
import type { SignInResult } from '@shop/contract';

declare module '@shop/contract' {
  /** The customer wants to undo the merge of this visit's cart and lists at sign-in. */
  type MergeUndone = Pick<SignInResult, 'merged_cart' | 'merged_wishlist' | 'merged_viewed'>;

  interface SlotProps {
    /** Beside the settings of the newsletter: what else the shop may send to this browser. */
    'account.notifications': { readonly [never: string]: never };
    /** Below an item of the wishlist. */
    'wishlist.item': { product_id: number; child_id: number | null; name: string };
  }
  interface IntentPayloads {
    mergeUndone: MergeUndone;
    /** How putting the cart back ended (`cartMergeUndone`); incomplete when a line or the coupon did not go. */
    cartPutBack: { isComplete: boolean };
  }
}
