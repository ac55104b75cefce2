import { paths } from '@shop/contract';

/** Pages of the checkout, where one may go on as a guest (document 1 §2.5). */
export const isCheckout = (pathname: string): boolean => pathname.startsWith('/checkout/');

const payPages: ReadonlySet<string> = new Set([paths.shippingAddress(), paths.payment(), '/pay']);

/** Pages that are drawn anew for who signed in on them (document 1 §4). */
export const isPayPage = (pathname: string): boolean => payPages.has(pathname);
