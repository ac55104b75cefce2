import type { ReactNode } from 'react';
import { brand, paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';

interface Props {
  /** False for the login layout. */
  search: boolean;
  page: string;
}

export function Header({ search }: Props): ReactNode {
  const { t } = useTranslation('host');
  return (
    <header>
      <Link to={paths.home()}>{brand.name}</Link>
      {search ? (
        <form action={paths.search('')} role="search">
          <input type="search" name="keyword" aria-label={t('search.label')} />
        </form>
      ) : null}
      <Link to={paths.cart()}>{t('cart.label')}</Link>
    </header>
  );
}
