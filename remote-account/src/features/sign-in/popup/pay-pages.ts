import { paths } from '@shop/contract';

/** Pages of the checkout, where one may go on as a guest (AUTH-006). */
export const isCheckout = (pathname: string): boolean => pathname.startsWith('/checkout/') || pathname === paths.pay();

const payPages: ReadonlySet<string> = new Set([paths.shippingAddress(), paths.payment(), paths.pay()]);

/** Pages that reload after a sign-in on them (AUTH-011). */
export const isPayPage = (pathname: string): boolean => payPages.has(pathname);
