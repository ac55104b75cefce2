import { paths } from '@shop/contract';
import { PageFrame } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import styles from '../parts/page.module.css';

/** Where a deleted account leads to: what is over, and what stays. */
export default function AccountDeletedPage() {
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
