import type { Model } from '@shop/platform';
import { claimSaga } from '../features/coupons/claim-saga.ts';
import { subscriptionSlice } from '../features/subscribe-popup/subscription-slice.ts';

export { default } from '../pages/product-extras.tsx';
export const models: readonly Model[] = [{ slice: subscriptionSlice }, { saga: claimSaga }];
