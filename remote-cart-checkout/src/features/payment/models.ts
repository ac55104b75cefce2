import type { Model } from '@shop/platform';
import { paymentSaga } from './saga.ts';
import { paymentSlice } from './slice.ts';

export const paymentModels: readonly Model[] = [{ slice: paymentSlice, saga: paymentSaga }];
