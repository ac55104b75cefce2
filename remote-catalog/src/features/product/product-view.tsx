import type { ReactNode } from 'react';
import { paths, type Product, type Variant } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, Slot, useTranslation } from '@shop/platform';
import { Breadcrumbs, Rating } from '@shop/ui';
import { useLanguage } from '../../parts/language.ts';
import { AssociatedProducts } from './associated-products.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { PointsLine } from './points-line.tsx';
import { PriceBlock } from './price-block.tsx';
import { VariantPicker } from './variant-picker.tsx';
import styles from './product-view.module.css';

interface Props {
  product: Product;
  variant: Variant | null;
  /** The address asks for a variant that does not exist. */
  unknownVariant: boolean;
  since: number;
  onPriceEnd: () => void;
  /** The delivery line, which another feature brings. */
  delivery: ReactNode;
}

function Identity({ product, variant }: Pick<Props, 'product' | 'variant'>): ReactNode {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { reviewStar, reviews_count } = product.rating;
  const score = formatNumber(reviewStar, language);
  return (
    <header className={styles.identity}>
      {product.series && <p className={styles.series}>{product.series}</p>}
      <h1 className={styles.name}>{product.name}</h1>
      {reviews_count > 0 && (
        <Rating
          score={reviewStar}
          count={reviews_count}
          url={paths.productReviews(product.url_path)}
          label={t('rating.label', { score, count: reviews_count })}
          linkComponent={Link}
        />
      )}
      <p className={styles.number}>
        {t('details.itemNo', { number: product.item_no })}
        {product.gtin && variant === null && ` · GTIN ${product.gtin}`}
      </p>
    </header>
  );
}

/** The first screen of a product: pictures beside everything that one needs to buy it. */
export function ProductView({ product, variant, unknownVariant, since, onPriceEnd, delivery }: Props): ReactNode {
  const { t } = useTranslation('catalog');
  const pictures = variant && variant.gallery.length > 0 ? variant.gallery : product.gallery;
  const slot = { product, piid: variant?.piid ?? null };
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[
          { label: t('home.name'), href: paths.home() },
          ...product.position.map(({ name, url_path }) => ({ label: name, href: paths.category(url_path) })),
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery key={variant?.piid ?? 0} pictures={pictures} name={product.name} />
          <div className={styles.actions}>
            <Slot name="product.actions" with={slot} />
          </div>
        </div>
        <div className={styles.buy}>
          <Identity product={product} variant={variant} />
          {unknownVariant && (
            <p role="status" className={styles.notice}>
              {t('variant.unknown')}
            </p>
          )}
          <PriceBlock product={product} variant={variant} since={since} onPriceEnd={onPriceEnd} />
          {variant && <VariantPicker product={product} current={variant} />}
          <BuyBox key={`buy-${variant?.piid ?? 0}`} product={product} variant={variant} />
          <PointsLine product={product} />
          {delivery}
          <Slot name="product.delivery" with={slot} />
          <Slot name="product.benefits" with={slot} />
          <AssociatedProducts product={product} />
        </div>
      </div>
    </>
  );
}
