import { createAction } from '@shop/platform';

/** The checkout status is null from here on, until the cart's answer or `cartActionFailed` (document 2 §4). */
export const cartActionStarted = createAction('cart/actionStarted');
/** A change of the cart was refused, or its answer did not come. */
export const cartActionFailed = createAction('cart/actionFailed');
