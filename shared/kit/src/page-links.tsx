import { lastPage } from '@shop/contract';
import { Link } from '@shop/platform';
import { Pagination } from '@shop/ui';
import type { ReactNode } from 'react';
import type { RemoteTexts } from './remote-texts.ts';

export type PageWords = RemoteTexts<'pages.previous' | 'pages.next' | 'pages.page'>;

interface Props {
  t: PageWords;
  /** The navigation's accessible name. */
  label: string;
  page: number;
  /** Of the list, as the API answers it: how many items go on a page, and how many there are. */
  page_size: number;
  total: number;
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list, as far as the API takes them; nothing where there is only one. */
export const PageLinks = ({ t, label, page, page_size, total, hrefFor }: Props): ReactNode => (
  <Pagination
    page={page}
    pageCount={Math.min(Math.ceil(total / page_size), lastPage)}
    hrefFor={hrefFor}
    linkComponent={Link}
    labels={{
      navigation: label,
      previous: t('pages.previous'),
      next: t('pages.next'),
      page: (number) => t('pages.page', { page: number }),
    }}
  />
);
