import { paths } from '@shop/contract';
import { useLocation, useSearchParams } from '@shop/platform';

/** The page on which login or register was begun: `shippingcart` for the checkout (AUTH-033). */
export const useLoginSource = (): { login_source_page?: 'shippingcart' } => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const from = [pathname, query.get('redirect') ?? ''];
  return from.some((place) => place.startsWith(paths.shippingAddress())) ? { login_source_page: 'shippingcart' } : {};
};
