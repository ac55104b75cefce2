import type { Model } from '@shop/platform';
import { subscriptionSlice } from '../features/subscribe-popup/subscription-slice.ts';

export { action } from '../features/subscribe-popup/form-action.ts';
export { Subscribed as default } from '../features/subscribe-popup/subscribed.tsx';
export const models: readonly Model[] = [{ slice: subscriptionSlice }];
