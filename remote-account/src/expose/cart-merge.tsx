import type { Model } from '@shop/platform';
import { cartMergeSlice } from '../features/cart-merge/slice.ts';

export { CartMerge as default } from '../features/cart-merge/cart-merge.tsx';
export const models: readonly Model[] = [{ slice: cartMergeSlice }];
