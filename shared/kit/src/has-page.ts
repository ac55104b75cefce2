import { pageRoutesOf } from '@shop/contract';
import { AccountPagesProvider } from '@shop/platform';
import { useContext } from 'react';

/**
 * Tells whether an address whose route has no parameters shows a page in this shop: its backend may not have it. Outside
 * of a shell every page is there.
 */
export const useHasPage = (): ((href: string) => boolean) => {
  const pages = useContext(AccountPagesProvider).flatMap(pageRoutesOf);
  return (href) => pages.length === 0 || pages.some(({ path }) => path === href.split(/[?#]/)[0]);
};
