import { useId } from 'react';
import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Picture } from '@shop/ui';
import { ProductList } from '../../parts/product-list.tsx';
import type { Bundle } from './endpoints.ts';
import styles from './bundle-list.module.css';

const BundleCard = ({ bundle }: { bundle: Bundle }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const title = useId();
  return (
    <article className={styles.bundle} aria-labelledby={title}>
      <div className={styles.head}>
        <Picture
          src={bundle.image ?? undefined}
          alt=""
          sizes="(min-width: 768px) 33vw, 100vw"
          ratio={[3, 2]}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h3 id={title}>{bundle.name}</h3>
          <p>{t('bundles.together', { count: bundle.products.length, price: formatMoney(bundle.price, language) })}</p>
        </div>
      </div>
      <ProductList products={bundle.products} label={bundle.name} headingLevel={4} />
    </article>
  );
};

/** Sets, each with its products and what they cost together. */
export const BundleList = ({ bundles }: { bundles: readonly Bundle[] }) => (
  <div className={styles.bundles}>
    {bundles.map((bundle) => (
      <BundleCard key={bundle.id} bundle={bundle} />
    ))}
  </div>
);
