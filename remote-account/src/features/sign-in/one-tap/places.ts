import { paths } from '@shop/contract';

/** Path prefixes of the checkout, where nothing may cover the buttons, and of where somebody has just left for good. */
const without = ['/checkout/', paths.pay(), paths.payResult(), paths.accountDeleted()];

/** Whether the prompt stays away from a page. */
export const staysAway = (pathname: string): boolean => without.some((beginning) => pathname.startsWith(beginning));

const loginScreens: ReadonlySet<string> = new Set([
  paths.login(),
  paths.password(),
  paths.confirmVerificationCode(),
  paths.forgotPassword(),
]);

/** Login screens, which lead to the account after the sign-in (AUTH-015). */
export const isLoginScreen = (pathname: string): boolean => loginScreens.has(pathname);
