import { paths } from '@shop/contract';

/** Path prefixes of sign-in, cart and checkout, where no pop-up may interrupt (POP-013). */
const busy = [
  paths.login(),
  paths.password(),
  paths.confirmVerificationCode(),
  paths.forgotPassword(),
  '/checkout/',
  paths.pay(),
  paths.payResult(),
];

/** The category pages without the pop-up (POP-014). */
const wildcards = ['/baby-registry', '/baby-kids', '/toys-hobbies', '/newsletter-subscribe'];

/** Whether a page wants no pop-up. */
export const isQuietPlace = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  if (new URLSearchParams(search).has('blockpopup')) return true;
  return [...busy, ...wildcards].some((beginning) => pathname.startsWith(beginning));
};

/**
 * The page of the magazine's pop-up (POP-023). The coupon pop-up stays away from it, because it would come first and
 * suppress the magazine's (POP-025).
 */
export const isMagazinePlace = ({ pathname }: { pathname: string }): boolean =>
  pathname === '/massage-chair-shopping-guidance';
