// Slots and intents that this remote brings; every remote's compiler sees them.
import type { MergedCart } from '@shop/contract';

declare module '@shop/contract' {
  interface IntentPayloads {
    /** The cart's part of an undone merge, which is answered with `cartPutBack`. */
    cartMergeUndone: MergedCart;
  }
}
