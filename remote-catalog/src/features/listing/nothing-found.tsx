import { useTranslation } from '@shop/platform';
import { ProductGrid } from '@shop/ui';
import { ProductSkeletons } from '../../parts/product-skeletons.tsx';
import { ProductTile } from '../../parts/product-tile.tsx';
import { listingApi } from './endpoints.ts';
import { KeywordLinks } from './popular-searches.tsx';
import styles from './search.module.css';

interface Props {
  /** Pages of the shop answer the search, only products do not. */
  isAnswered: boolean;
}

/** After a search without a product: how to search better, and products that others like (CAT-016). */
export const NothingFound = ({ isAnswered }: Props) => {
  const { t } = useTranslation('catalog');
  const { data, isLoading } = listingApi.useNoFoundProductQuery();
  const products = data?.products ?? [];
  return (
    <div className={styles.nothing}>
      {!isAnswered && (
        <>
          <p className={styles.note}>{t('search.hint')}</p>
          <KeywordLinks />
        </>
      )}
      {isLoading && <ProductSkeletons count={4} />}
      {products.length > 0 && (
        <section aria-labelledby="instead">
          <h2 id="instead" className={styles.subtitle}>
            {t('search.instead')}
          </h2>
          <ProductGrid>
            {products.map((product) => (
              <ProductTile key={product.entity_id} product={product} />
            ))}
          </ProductGrid>
        </section>
      )}
    </div>
  );
};
