import type { ReactNode } from 'react';
import { paths, productExtras, type Product, type ProductCard, type Variant } from '@shop/contract';
import { Link, Slot, useTranslation, selectIsPlus, selectIsSignedIn, useLanguage, useSelector } from '@shop/platform';
import { Breadcrumbs, FirstViewEnd } from '@shop/ui';
import { formatNumber } from '@shop/format';
import { useBelow } from '../../parts/use-below.ts';
import { AssociatedProducts } from './associated-products.tsx';
import { BuyBox } from './buy-box.tsx';
import { drawingsOf } from './drawings.tsx';
import { Gallery } from './gallery.tsx';
import { Identity, ItemNumber } from './identity.tsx';
import { Making } from './making.tsx';
import { PlanPlace } from './plan-place.tsx';
import { PriceBlock } from './price-block.tsx';
import { VariantPicker } from './variant-picker.tsx';
import styles from './product-view.module.css';

/**
 * Points for this purchase: type 1 asks to sign in for them, 2 and 3 say how many, 3 at a Plus+ member's price (PDP-010).
 * The page and its first answer are everyone's, so type 1 reaches customers too: the session says who they are.
 */
const PointsLine = ({ product, variant }: { product: Product; variant: Variant | null }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const signedIn = useSelector(selectIsSignedIn);
  const isPlus = useSelector(selectIsPlus);
  const own = isPlus ? 3 : 2;
  const type = product.pointsType === 1 && signedIn ? own : product.pointsType;
  if (type === 1) {
    return (
      <p>
        <Link href={paths.login({ redirect: paths.product(product.url_path), entrypoint: 'product_detail' })}>
          {t('points.signIn')}
        </Link>
      </p>
    );
  }
  const { pts = product.pts, ptsPoints = product.ptsPoints } = variant ?? product;
  const points = type === 3 ? ptsPoints : pts;
  if ((type !== 2 && type !== 3) || points === 0) return null;
  return <p>{t('points.earn', { count: points, number: formatNumber(points, language) })}</p>;
};

/** The code of what is shown before the product's data is there; no first view has it. */
export type EarlyParts = typeof import('./early-parts.tsx');

interface Props {
  /** Null until its data is there: then `early` shows what the card says. */
  product: Product | null;
  variant: Variant | null;
  /** The variant that the address asks for. */
  piid: number | null;
  /** The card that led here. */
  early: { parts: EarlyParts; card: ProductCard } | null;
  since: number;
  onPriceEnd: () => void;
  /** The delivery line, which another feature brings. */
  delivery: ReactNode;
}

interface BuyingProps extends Pick<Props, 'variant' | 'delivery'> {
  product: Product;
}

/** Samples of its colours are offered beside alerts. */
const hasColors = ({ relation }: Product): boolean => relation.some(({ option }) => option.color);

const Buying = ({ product, variant, delivery }: BuyingProps) => {
  const slot = { product, piid: variant?.piid ?? null };
  const extras = productExtras(product);
  const isBelowDrawn = useBelow();
  const benefits = [extras.hasCoupons, extras.hasTrial, extras.hasSizing].filter(Boolean).length;
  return (
    <>
      {variant && <VariantPicker product={product} current={variant} />}
      <BuyBox key={`buy-${variant?.piid ?? 0}`} product={product} variant={variant} docked />
      <FirstViewEnd on="phone" />
      <PlanPlace product={product} variant={variant} />
      <div className={styles.room} data-rows={hasColors(product) ? 2 : undefined}>
        <Slot name="product.alerts" with={slot} />
      </div>
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
      <ItemNumber product={product} />
      <FirstViewEnd on="wide" />
      {isBelowDrawn && <AssociatedProducts product={product} />}
    </>
  );
};

/** The first screen of a product: pictures beside everything that one needs to buy it. */
export const ProductView = ({ product, variant, piid, early, since, onPriceEnd, delivery }: Props) => {
  const { t } = useTranslation('catalog');
  const card = early?.parts.earlyProduct(early.card, piid);
  const shown = product ?? card;
  if (!shown) return null;
  const pictures = variant && variant.gallery.length > 0 ? variant.gallery : product?.gallery;
  return (
    <div className={styles.top}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[
          { label: t('home.name'), href: paths.home() },
          ...(product?.position ?? []).map(({ name, url_path }) => ({ label: name, href: paths.category(url_path) })),
        ]}
      />
      <div className={styles.columns} data-early={product ? undefined : ''}>
        <div className={styles.pictures}>
          <Gallery
            key={piid ?? 0}
            pictures={pictures ?? card?.pictures ?? []}
            drawings={product && pictures ? drawingsOf(product, pictures) : undefined}
            name={shown.name}
            sizes={pictures ? undefined : card?.sizes}
          />
          <div className={styles.actions}>
            {product && <Slot name="product.actions" with={{ product, piid: variant?.piid ?? null }} />}
          </div>
        </div>
        <div className={styles.buy}>
          <Identity product={shown} />
          {piid !== null && variant !== null && variant.piid !== piid && (
            <p role="status" className={styles.notice}>
              {t('variant.unknown')}
            </p>
          )}
          {product && <PriceBlock product={product} variant={variant} since={since} onPriceEnd={onPriceEnd} />}
          {early && <early.parts.EarlyBuy card={early.card} piid={piid} product={product} variant={variant} />}
          {product && <Buying product={product} variant={variant} delivery={delivery} />}
        </div>
      </div>
    </div>
  );
};
