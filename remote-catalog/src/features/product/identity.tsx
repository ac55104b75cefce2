import type { Ref } from 'react';
import { paths, type Product } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Rating, WholeWords } from '@shop/ui';
import styles from './identity.module.css';

interface Props {
  product: Pick<Product, 'name' | 'series' | 'rating' | 'url_path'>;
  /** The page's own heading, or one of a part of it. */
  headingLevel?: 1 | 3;
  /** The heading, to be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export const Identity = ({ product, headingLevel = 1, headingRef }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const { reviewStar, reviews_count } = product.rating;
  const score = formatNumber(reviewStar, language);
  return (
    <header className={styles.identity}>
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.name}>
        <WholeWords text={product.name} />
      </Heading>
      <div className={styles.line}>
        {product.series && <p className={styles.series}>{product.series}</p>}
        {reviews_count > 0 && (
          <Rating
            score={reviewStar}
            count={reviews_count}
            url={paths.productReviews(product.url_path)}
            label={t('rating.label', { score, count: reviews_count })}
            linkComponent={Link}
          />
        )}
      </div>
    </header>
  );
};

/** The number staff ask for, and the GTIN shared by shops. */
export const ItemNumber = ({ product }: { product: Pick<Product, 'item_no' | 'gtin'> }) => {
  const { t } = useTranslation('catalog');
  return (
    <p className={styles.number}>
      {t('details.itemNo', { number: product.item_no })}
      {product.gtin && ` · GTIN ${product.gtin}`}
    </p>
  );
};
