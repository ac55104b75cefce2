import type { Cart } from '@shop/contract';
import { createAction } from '@shop/platform';

/** Sets the checkout status to null, until the cart's answer or `cartActionFailed` (CART-022). */
export const cartActionStarted = createAction('cart/actionStarted');
/** A change of the cart was refused, or its answer did not come. */
export const cartActionFailed = createAction('cart/actionFailed');
/** A form that its page sent by itself, before the shell was there, has made the cart this one. */
export const cartChangedBefore = createAction<Cart>('cart/changedBefore');
