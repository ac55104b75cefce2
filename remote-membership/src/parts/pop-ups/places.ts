import { paths } from '@shop/contract';

/** Beginnings of the pages where one signs in or pays: nothing may come between (document 3 §4). */
const busy = [
  paths.login(),
  paths.password(),
  paths.confirmVerificationCode(),
  paths.forgotPassword(),
  '/checkout/',
  paths.pay(),
  paths.payResult(),
];

/** The wildcard pages of document 3 §2. */
const wildcards = ['/baby-registry', '/baby-kids', '/toys-hobbies', '/newsletter-subscribe'];

/** Whether a page wants no pop-up. */
export function isQuietPlace({ pathname, search }: { pathname: string; search: string }): boolean {
  if (new URLSearchParams(search).has('blockpopup')) return true;
  return [...busy, ...wildcards].some((beginning) => pathname.startsWith(beginning));
}

/** The page that the magazine's pop-up has for itself (document 3 §4): the coupons' would come first, and end it. */
export const isMagazinePlace = ({ pathname }: { pathname: string }): boolean =>
  pathname === '/massage-chair-shopping-guidance';
