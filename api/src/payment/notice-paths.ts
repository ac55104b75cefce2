/** Before the name of a payment provider, where its notices arrive. */
export const noticePaths = '/api/payment_notices/';
