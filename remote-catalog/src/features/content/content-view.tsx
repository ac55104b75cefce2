import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Breadcrumbs } from '@shop/ui';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import type { ContentPage } from './endpoints.ts';
import styles from './content.module.css';

interface Props {
  page: ContentPage;
  /** Below the page’s text. */
  children?: ReactNode;
}

/** A content page at a comfortable reading width. */
export const ContentView = ({ page, children }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return (
    <article className={styles.article}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('home.name'), href: paths.home() }, { label: page.title }]}
      />
      <h1>{page.title}</h1>
      <LinkedHtml html={page.content} className={styles.text} />
      {children}
      <p className={styles.updated}>{t('content.updated', { date: formatDate(page.updated_at, language) })}</p>
    </article>
  );
};
