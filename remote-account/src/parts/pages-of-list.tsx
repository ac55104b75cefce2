import { Link, useTranslation } from '@shop/platform';
import { Pagination } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  /** The navigation's accessible name. */
  label: string;
  page: number;
  /** Of the list, as the API answers it: the items of this page, how many go on one, how many there are. */
  list: readonly unknown[];
  page_size: number;
  total: number;
  hrefFor: (page: number) => string;
}

/** The way through a list of several pages, and back from behind its end. */
export function PagesOfList({ label, page, list, page_size, total, hrefFor }: Props): ReactNode {
  const { t } = useTranslation('account');
  return (
    <>
      {total > 0 && list.length === 0 && (
        <p>
          {t('pages.pastEnd')} <Link href={hrefFor(1)}>{t('pages.first')}</Link>
        </p>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / page_size)}
        hrefFor={hrefFor}
        linkComponent={Link}
        labels={{
          navigation: label,
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (number) => t('pages.page', { page: number }),
        }}
      />
    </>
  );
}
