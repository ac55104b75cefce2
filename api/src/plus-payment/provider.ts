/** Takes the yearly fee on a page of its own, which the shop shows in a frame and never looks into. */
export interface PlusPayment {
  /** False when the fee cannot be paid. */
  readonly open: boolean;
  /** Address of the page; `secret` is known to nobody but the customer's browser and the provider. */
  pageFor(secret: string): string;
}

/** Where the page stands that takes the fee through the card provider (`http/membership/plus-payment.ts`). */
export const plusPaymentPath = '/api/plus/payment/';

/** Used when no provider is configured: nobody can join. */
export const closedPlusPayment: PlusPayment = { open: false, pageFor: () => '' };
/** The page is the API's own and holds the fields of the checkout's card provider. */
export const cardPlusPayment: PlusPayment = { open: true, pageFor: (secret) => `${plusPaymentPath}${secret}` };
/** The page is the API's own, under /dev (`http/dev/plus-payment.ts`). */
export const sandboxPlusPayment: PlusPayment = { open: true, pageFor: (secret) => `/dev/plus-payment/${secret}` };
