import { createAction } from '@shop/platform';

/** Somebody wants the coupons that come with the newsletter: its pop-up opens, whenever it was closed before. */
export const subscribeAsked = createAction('membership/subscribeAsked');
