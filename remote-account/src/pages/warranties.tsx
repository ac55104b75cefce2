import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Warranties } from '../features/warranty/warranties.tsx';
import { AccountPage } from '../parts/account-page.tsx';
import { boughtApi } from '../parts/bought-products.ts';
import { pageOf } from '../parts/page-of.ts';

export { privateHead as head } from '@shop/contract';

export async function loader({ dispatch, url }: LoaderContext): Promise<PageResult | void> {
  const asked = boughtApi.endpoints.bought.initiate(pageOf(url.searchParams), { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** Warranties of the products that the customer bought; its path is spelt "waranty" (ROUTE-058). */
export default function WarrantiesPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage title={t('title.warranties')}>
      <Warranties page={pageOf(query)} />
    </AccountPage>
  );
}
