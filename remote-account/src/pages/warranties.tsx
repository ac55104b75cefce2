import type { ActionContext, ActionResult } from '@shop/contract';
import { AccountPage, pageOf, loading } from '@shop/kit';
import { useSearchParams, useTranslation } from '@shop/platform';
import { Warranties } from '../features/warranty/warranties.tsx';
import { boughtApi } from '../parts/bought-products.ts';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/warranty/form-action.ts')).action(context);
export const loader = loading(({ dispatch, url }) => [
  dispatch(boughtApi.endpoints.bought.initiate(pageOf(url.searchParams), { subscribe: false, forceRefetch: true })),
]);

/** Warranties of the products that the customer bought; its path is spelt "waranty" (ROUTE-058). */
export default function WarrantiesPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.warranties')}>
      <Warranties page={pageOf(query)} />
    </AccountPage>
  );
}
