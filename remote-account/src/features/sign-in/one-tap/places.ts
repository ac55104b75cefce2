import { paths } from '@shop/contract';

/** Beginnings of the pages where one is about to pay: nothing may cover their buttons. */
const paying = ['/checkout/', paths.pay(), paths.payResult()];

export const isPaying = (pathname: string): boolean => paying.some((beginning) => pathname.startsWith(beginning));

const loginScreens: ReadonlySet<string> = new Set([
  paths.login(),
  paths.password(),
  paths.confirmVerificationCode(),
  paths.forgotPassword(),
]);

/** Screens of getting in, which lead to the account once one is in (document 1 §4). */
export const isLoginScreen = (pathname: string): boolean => loginScreens.has(pathname);
