import { useId } from 'react';
import { paths, type SlotProps } from '@shop/contract';
import { Link, ownApi, selectSessionStatus, useSelector, useTranslation } from '@shop/platform';
import { ProductGrid } from '@shop/ui';
import { ProductItem } from '../../parts/product-item.tsx';
import styles from './viewed-rail.module.css';

const SHOWN = 12;

/** At a product's end: what the visitor looked at before it, the latest first. Nothing where that is nothing. */
export const ViewedRail = ({ product }: SlotProps['product.end']) => {
  const { t } = useTranslation('account');
  const status = useSelector(selectSessionStatus);
  const heading = useId();
  const { data = [] } = ownApi.useViewedQuery('background', {
    skip: status === 'unknown',
    refetchOnMountOrArgChange: true,
  });
  const others = data.filter(({ entity_id }) => entity_id !== product.entity_id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.rail}>
      <div className={styles.head}>
        <h2 id={heading}>{t('title.viewed')}</h2>
        {status === 'customer' && <Link href={paths.recentlyViewed()}>{t('viewed.all')}</Link>}
      </div>
      <ProductGrid rail label={t('title.viewed')}>
        {others.map((each) => (
          <ProductItem key={each.entity_id} product={each} headingLevel={3} />
        ))}
      </ProductGrid>
    </section>
  );
};
