import { createAction } from '@shop/platform';

/** Sets the checkout status to null, until the cart's answer or `cartActionFailed` (CART-022). */
export const cartActionStarted = createAction('cart/actionStarted');
/** A change of the cart was refused, or its answer did not come. */
export const cartActionFailed = createAction('cart/actionFailed');
