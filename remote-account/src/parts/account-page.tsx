import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Breadcrumbs, Container } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page below the account's home: the way back, its title, and what it holds. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { t } = useTranslation('account');
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('title.home'), href: paths.accountHome() }, { label: title }]}
      />
      <h1>{title}</h1>
      {children}
    </Container>
  );
}
