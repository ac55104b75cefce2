import { Link, useTranslation } from '@shop/platform';
import { Pagination } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  page: number;
  total: number;
  pageSize: number;
  hrefFor: (page: number) => string;
}

/** The page in the address; anything that is no page number means the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Leads through a list's pages; nothing where there is only one. */
export function Pages({ page, total, pageSize, hrefFor }: Props): ReactNode {
  const { t } = useTranslation('membership');
  if (total <= pageSize) return null;
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      hrefFor={hrefFor}
      linkComponent={Link}
      labels={{
        navigation: t('pages.label'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { page: number }),
      }}
    />
  );
}
