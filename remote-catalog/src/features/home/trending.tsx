import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import { ProductSkeletons } from '../../parts/product-skeletons.tsx';
import { homeApi, type Tile } from './endpoints.ts';
import { ProductRail } from './product-rail.tsx';
import styles from './trending.module.css';

export const Trending = ({ cover }: { cover: Tile | null }) => {
  const { t } = useTranslation('catalog');
  const { data, isLoading } = homeApi.useTrendingQuery();
  const products = data?.products ?? [];
  if (!cover && !isLoading && products.length === 0) return null;
  const title = cover?.title ?? t('home.trending');
  return (
    <section className={styles.trending} aria-labelledby="trending">
      <div className={styles.cover}>
        {cover?.image && (
          <Picture
            src={cover.image}
            alt=""
            sizes="(min-width: 1360px) 780px, (min-width: 768px) 58vw, 100vw"
            ratio={[3, 2]}
            className={styles.picture}
          />
        )}
        <div className={styles.text}>
          <h2 id="trending">{title}</h2>
          {cover?.subtitle && <p>{cover.subtitle}</p>}
          {cover && (
            <LinkButton href={paths.content(cover.url)} variant="secondary">
              {t('home.discover')}
            </LinkButton>
          )}
        </div>
      </div>
      {isLoading ? <ProductSkeletons count={4} rail /> : <ProductRail products={products} label={title} />}
    </section>
  );
};
