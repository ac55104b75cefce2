import type { Model } from '@shop/platform';
import { cartSaga } from './saga.ts';
import { cartSlice } from './slice.ts';

/** What page and drawer register: one slice and one saga for both. */
export const cartModels: readonly Model[] = [{ slice: cartSlice, saga: cartSaga }];
