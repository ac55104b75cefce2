import type { Model } from '@shop/platform';
import { popupSlice } from '../features/sign-in/popup/popup-slice.ts';

export { OneTap as default } from '../features/sign-in/one-tap/one-tap.tsx';
/** The tap may end what the sign-in popup began. */
export const models: readonly Model[] = [{ slice: popupSlice }];
