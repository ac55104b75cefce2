import type { ActionContext, ActionResult, PageResult } from '@shop/contract';
import { AccountPage, pageOf } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Warranties } from '../features/warranty/warranties.tsx';
import { boughtApi } from '../parts/bought-products.ts';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/warranty/form-action.ts')).action(context);
export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = boughtApi.endpoints.bought.initiate(pageOf(url.searchParams), { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** Warranties of the products that the customer bought; its path is spelt "waranty" (ROUTE-058). */
export default function WarrantiesPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.warranties')}>
      <Warranties page={pageOf(query)} />
    </AccountPage>
  );
}
