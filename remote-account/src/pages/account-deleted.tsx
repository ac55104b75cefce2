import { paths } from '@shop/contract';
import { PageFrame } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import styles from '../parts/page.module.css';

export { privateHead as head } from '@shop/contract';

/** Where a deleted account leads to: what is over, and what stays. */
export default function AccountDeletedPage(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <PageFrame width="text">
      <h1>{t('title.accountDeleted')}</h1>
      <p>{t('ownData.over')}</p>
      <p>{t('ownData.stays')}</p>
      <p className={styles.ways}>
        <Link href={paths.home()}>{t('ownData.toShop')}</Link>
      </p>
    </PageFrame>
  );
}
