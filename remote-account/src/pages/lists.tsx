import { AccountPage, loading } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { listsApi } from '../features/lists/endpoints.ts';
import { ListsOverview } from '../features/lists/lists-overview.tsx';

export const loader = loading(({ dispatch }) => [
  dispatch(listsApi.endpoints.ownLists.initiate(undefined, { subscribe: false, forceRefetch: true })),
]);

/** The customer's named lists. */
export default function ListsPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage t={t} title={t('lists.title')}>
      <ListsOverview />
    </AccountPage>
  );
}
