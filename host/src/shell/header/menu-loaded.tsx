import { useTranslation } from '@shop/platform';
import { ErrorState, Spinner } from '@shop/ui';
import type { ReactNode } from 'react';
import { shellApi, type Categories } from '../shell-data.ts';

/** The menu's categories once they are there; until then that they are coming, or a way to ask again. */
export const MenuLoaded = ({ children }: { children: (menu: Categories) => ReactNode }): ReactNode => {
  const { t } = useTranslation('host');
  const { data: menu, isError, refetch } = shellApi.endpoints.categories.useQuery('whole');
  if (menu) return children(menu as Categories); // asked for whole
  if (!isError) return <Spinner label={t('header.loading')} />;
  return (
    <ErrorState title={t('failure.categoriesFailed')} retryLabel={t('failure.retry')} onRetry={() => void refetch()} />
  );
};
