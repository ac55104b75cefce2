import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { BoughtProducts } from '../features/products/bought-products.tsx';
import { AccountPage } from '../parts/account-page.tsx';
import { boughtApi } from '../parts/bought-products.ts';
import { pageOf } from '../parts/page-of.ts';

export { privateHead as head } from '@shop/contract';

export async function loader({ dispatch, url }: LoaderContext): Promise<PageResult | void> {
  const asked = boughtApi.endpoints.bought.initiate(pageOf(url.searchParams), { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** The products that the customer bought (ROUTE-057). */
export default function BoughtProductsPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage title={t('title.products')}>
      <BoughtProducts page={pageOf(query)} />
    </AccountPage>
  );
}
