import { AccountPage, pageOf, loading } from '@shop/kit';
import { useSearchParams, useTranslation } from '@shop/platform';
import { BoughtProducts } from '../features/products/bought-products.tsx';
import { boughtApi } from '../parts/bought-products.ts';

export const loader = loading(({ dispatch, url }) => [
  dispatch(boughtApi.endpoints.bought.initiate(pageOf(url.searchParams), { subscribe: false, forceRefetch: true })),
]);

/** The products that the customer bought (ROUTE-057). */
export default function BoughtProductsPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.products')}>
      <BoughtProducts page={pageOf(query)} />
    </AccountPage>
  );
}
