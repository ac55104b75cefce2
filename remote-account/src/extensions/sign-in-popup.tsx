import type { Model } from '@shop/platform';
import { popupSlice } from '../features/sign-in/popup/popup-slice.ts';

export { SignInPopup as default } from '../features/sign-in/popup/sign-in-popup.tsx';
export const models: readonly Model[] = [{ slice: popupSlice }];
