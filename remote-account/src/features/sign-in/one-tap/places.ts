import { paths } from '@shop/contract';

/** Path prefixes of the checkout, where nothing may cover the buttons. */
const paying = ['/checkout/', paths.pay(), paths.payResult()];

export const isPaying = (pathname: string): boolean => paying.some((beginning) => pathname.startsWith(beginning));

const loginScreens: ReadonlySet<string> = new Set([
  paths.login(),
  paths.password(),
  paths.confirmVerificationCode(),
  paths.forgotPassword(),
]);

/** Login screens, which lead to the account after the sign-in (AUTH-015). */
export const isLoginScreen = (pathname: string): boolean => loginScreens.has(pathname);
