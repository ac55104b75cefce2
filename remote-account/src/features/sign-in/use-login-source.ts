import { paths } from '@shop/contract';
import { useLocation, useSearchParams } from '@shop/platform';

/** What login and register tell of where they were begun: `shippingcart` from the checkout (document 1 §3). */
export function useLoginSource(): { login_source_page?: 'shippingcart' } {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const from = [pathname, query.get('redirect') ?? ''];
  return from.some((place) => place.startsWith(paths.shippingAddress())) ? { login_source_page: 'shippingcart' } : {};
}
