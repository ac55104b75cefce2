import type { PageResult } from '@shop/contract';
import { AccountPage, pageOf } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { BoughtProducts } from '../features/products/bought-products.tsx';
import { boughtApi } from '../parts/bought-products.ts';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = boughtApi.endpoints.bought.initiate(pageOf(url.searchParams), { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** The products that the customer bought (ROUTE-057). */
export default function BoughtProductsPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.products')}>
      <BoughtProducts page={pageOf(query)} />
    </AccountPage>
  );
}
