import type { ReactNode } from 'react';
import { paths, productExtras, type Product, type Variant } from '@shop/contract';
import { Link, Slot, useTranslation } from '@shop/platform';
import { Breadcrumbs } from '@shop/ui';
import { AssociatedProducts } from './associated-products.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { Identity } from './identity.tsx';
import { Making } from './making.tsx';
import { PlanPlace } from './plan-place.tsx';
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

/** The first screen of a product: pictures beside everything that one needs to buy it. */
export const ProductView = ({ product, variant, unknownVariant, since, onPriceEnd, delivery }: Props): ReactNode => {
  const { t } = useTranslation('catalog');
  const pictures = variant && variant.gallery.length > 0 ? variant.gallery : product.gallery;
  const slot = { product, piid: variant?.piid ?? null };
  const extras = productExtras(product);
  const benefits = [extras.hasCoupons, extras.hasTrial, extras.hasSizing].filter(Boolean).length;
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
          <Identity product={product} />
          {unknownVariant && (
            <p role="status" className={styles.notice}>
              {t('variant.unknown')}
            </p>
          )}
          <PriceBlock product={product} variant={variant} since={since} onPriceEnd={onPriceEnd} />
          {variant && <VariantPicker product={product} current={variant} />}
          <BuyBox key={`buy-${variant?.piid ?? 0}`} product={product} variant={variant} />
          <PlanPlace product={product} variant={variant} />
          <PointsLine product={product} variant={variant} />
          <Making product={product} />
          {delivery}
          <div className={styles.room} data-rows={3 + Number(extras.isSuperEarlyBird)}>
            <Slot name="product.delivery" with={slot} />
          </div>
          {benefits > 0 && (
            <div className={styles.room} data-rows={benefits}>
              <Slot name="product.benefits" with={slot} />
            </div>
          )}
          <AssociatedProducts product={product} />
        </div>
      </div>
    </>
  );
};
