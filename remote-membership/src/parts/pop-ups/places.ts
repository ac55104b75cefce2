import { paths } from '@shop/contract';

/** Path prefixes of sign-in, cart and checkout, where no pop-up may interrupt (POP-013), and of what is printed. */
const busy = [
  paths.login(),
  paths.password(),
  paths.confirmVerificationCode(),
  paths.forgotPassword(),
  '/checkout/',
  paths.pay(),
  paths.payResult(),
  paths.printOrder(''),
  paths.plusOrder(''),
];

/** The category pages without the pop-up (POP-014). */
const wildcards = ['/baby-registry', '/baby-kids', '/toys-hobbies', '/newsletter-subscribe'];

/** Whether a page wants no pop-up. */
export const isQuietPlace = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  if (new URLSearchParams(search).has('blockpopup')) return true;
  return [...busy, ...wildcards].some((beginning) => pathname.startsWith(beginning));
};

/**
 * Pages with a pop-up of their own. The coupon pop-up stays away from them, because it would come first and suppress
 * theirs (POP-025).
 */
export const ownPopUps = {
  magazine: '/massage-chair-shopping-guidance',
} as const;

export const hasOwnPopUp = ({ pathname }: { pathname: string }): boolean =>
  Object.values<string>(ownPopUps).includes(pathname);
