import { useLocation, useNavigation, useSearchParams } from '@shop/platform';

/** The search of this page, or at once that of where the person is going on it: a choice shows immediately. */
export const usePendingSearch = (): URLSearchParams => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && next.pathname === pathname ? new URLSearchParams(next.search) : search;
};
