import type { Model } from '@shop/platform';
import { planSlice } from '../../plans/slice.ts';
import { cartSaga } from './saga.ts';
import { cartSlice } from './slice.ts';

/** Page and drawer share one slice and one saga, and the plans chosen beside products. */
export const cartModels: readonly Model[] = [{ slice: planSlice }, { slice: cartSlice, saga: cartSaga }];
