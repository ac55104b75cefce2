import type { Model } from '@shop/platform';
import { subscriptionSlice } from '../features/subscribe-popup/subscription-slice.ts';

export { default } from '../pages/overlay.tsx';
export const models: readonly Model[] = [{ slice: subscriptionSlice }];
