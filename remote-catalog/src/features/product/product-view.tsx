import { useState, type ReactNode } from 'react';
import { paths, productExtras, type Product, type Variant } from '@shop/contract';
import { Link, selectIsDropship, Slot, useSelector, useTranslation, type Known } from '@shop/platform';
import { Breadcrumbs, Skeleton } from '@shop/ui';
import { AssociatedProducts } from './associated-products.tsx';
import { BuyBox } from './buy-box.tsx';
import { earlyProduct } from './early.ts';
import { EarlyBuy } from './early-buy.tsx';
import { Gallery } from './gallery.tsx';
import { Identity } from './identity.tsx';
import { Making } from './making.tsx';
import { PlanPlace } from './plan-place.tsx';
import { PointsLine } from './points-line.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceNote } from './price-note.tsx';
import { canBuy, stockOf } from './stock.ts';
import { VariantPicker } from './variant-picker.tsx';
import styles from './product-view.module.css';

type Card = Extract<Known, { type: 'product' }>['card'];

interface Props {
  /** Null until its data is there: then the card says what there is to show. */
  product: Product | null;
  /** What a list has shown of it before. */
  card: Card | null;
  variant: Variant | null;
  /** The variant that the address asks for. */
  piid: number | null;
  since: number;
  onPriceEnd: () => void;
  /** The delivery line, which another feature brings. */
  delivery: ReactNode;
}

/** What becomes of Add to cart when it is pressed before the product's data is there. */
type Wish = 'none' | 'waiting' | 'to-send' | 'refused';

interface BuyingProps extends Pick<Props, 'variant' | 'delivery'> {
  product: Product;
  isWished: boolean;
  onSend: () => void;
}

/** What one needs to buy it, below its price. */
const Buying = ({ product, variant, isWished, onSend, delivery }: BuyingProps): ReactNode => {
  const slot = { product, piid: variant?.piid ?? null };
  const extras = productExtras(product);
  const benefits = [extras.hasCoupons, extras.hasTrial, extras.hasSizing].filter(Boolean).length;
  return (
    <>
      {variant && <VariantPicker product={product} current={variant} />}
      <BuyBox
        key={`buy-${variant?.piid ?? 0}`}
        product={product}
        variant={variant}
        isWished={isWished}
        onSend={onSend}
      />
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
    </>
  );
};

/** The first screen of a product: pictures beside everything that one needs to buy it. */
export const ProductView = (props: Props): ReactNode => {
  const { product, card, variant, piid, since, onPriceEnd, delivery } = props;
  const { t } = useTranslation('catalog');
  const isPartner = useSelector(selectIsDropship); // whose prices no list says
  const [landedOn] = useState(piid);
  const [wish, setWish] = useState<Wish>('none');
  const early = card && earlyProduct(card, landedOn);
  const before = isPartner || piid !== landedOn ? undefined : early?.priced?.price.final_price;
  const shown = product ?? early;
  if (!shown) return null;

  const ofProduct = variant && variant.gallery.length > 0 ? variant.gallery : product?.gallery;
  const priced = product ?? (isPartner ? null : early?.priced);
  const now = product && (variant ?? product).price.final_price;
  if (product && wish === 'waiting') {
    const isSame = before === undefined || now === before;
    setWish(isSame && canBuy(stockOf(product, (variant ?? product).inventory)) ? 'to-send' : 'refused');
  }
  return (
    <>
      <div className={styles.way}>
        <Breadcrumbs
          label={t('breadcrumb')}
          linkComponent={Link}
          items={[
            { label: t('home.name'), href: paths.home() },
            ...(product?.position ?? []).map(({ name, url_path }) => ({ label: name, href: paths.category(url_path) })),
          ]}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery
            key={piid ?? 0}
            pictures={ofProduct ?? early?.pictures ?? []}
            name={shown.name}
            {...(ofProduct ? {} : { sizes: early?.sizes })}
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
          {priced ? (
            <PriceBlock product={priced} variant={variant} since={since} onPriceEnd={onPriceEnd} />
          ) : (
            <Skeleton shape="lines" lines={1} />
          )}
          {card && <PriceNote before={before} now={now} isRefused={wish === 'refused' && piid === landedOn} />}
          {product ? (
            <Buying
              product={product}
              variant={variant}
              isWished={wish === 'to-send'}
              onSend={() => setWish('none')}
              delivery={delivery}
            />
          ) : (
            <EarlyBuy
              canBuy={card?.is_in_stock === true}
              isWished={wish === 'waiting'}
              onWish={() => setWish('waiting')}
            />
          )}
        </div>
      </div>
    </>
  );
};
