import { useEffect, useRef, useState } from 'react';
import { paths, type Product, type ProductCard, type Variant } from '@shop/contract';
import { selectIsDropship, useSelector, useTranslation } from '@shop/platform';
import { Button, classNames, Skeleton, VisuallyHidden } from '@shop/ui';
import { earlyProduct } from './early-product.ts';
import { PriceBlock, type Priced } from './price-block.tsx';
import { PriceNote } from './price-note.tsx';
import { canBuy, stockOf } from './stock.ts';
import styles from './buy-box.module.css';

export { earlyProduct };

/** The price as a card says it. A partner's prices are said by no list. */
const EarlyPrice = ({ priced }: { priced: Priced | null }) => {
  const isPartner = useSelector(selectIsDropship);
  return priced && !isPartner ? (
    <PriceBlock product={priced} variant={null} since={0} onPriceEnd={() => undefined} />
  ) : (
    <Skeleton shape="lines" lines={1} />
  );
};

interface Props {
  card: ProductCard;
  piid: number | null;
  product: Product | null;
  variant: Variant | null;
}

/**
 * Stands for everything below the price until the product's data is there, and says then when the price is another than
 * the card's. Add to cart that is pressed before waits for the data: at the same price the form is sent, at another one it
 * is left to the person.
 */
export const EarlyBuy = ({ card, piid, product, variant }: Props) => {
  const { t } = useTranslation('catalog');
  const isPartner = useSelector(selectIsDropship);
  const [landedOn] = useState(piid);
  const [wishlistState, setWishlistState] = useState<'none' | 'waiting' | 'refused'>('none');
  const isDone = useRef(false);
  const note = useRef<HTMLParagraphElement>(null);
  const isHere = piid === landedOn;
  const { priced } = earlyProduct(card, landedOn);
  const before = isPartner || !isHere ? undefined : priced?.price.final_price;
  const now = product && (variant ?? product).price.final_price;
  const isBuyable =
    product !== null &&
    (before === undefined || now === before) &&
    canBuy(stockOf(product, (variant ?? product).inventory));

  useEffect(() => {
    if (!product || wishlistState === 'none') return undefined;
    // It is drawn by the product's own part of the page, beside this one.
    const form = note.current?.parentElement?.querySelector<HTMLFormElement>(`form[action="${paths.addToCartForm()}"]`);
    if (wishlistState === 'waiting' && !isDone.current) {
      isDone.current = true;
      form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      if (isBuyable) form?.requestSubmit();
      setWishlistState(isBuyable ? 'none' : 'refused');
    }
    const sent = (): void => setWishlistState('none');
    form?.addEventListener('submit', sent);
    return () => form?.removeEventListener('submit', sent);
  }, [product, wishlistState, isBuyable]);

  return (
    <>
      {!product && <EarlyPrice priced={priced} />}
      <PriceNote ref={note} before={before} now={now} isRefused={wishlistState === 'refused' && isHere} />
      {!product && (
        <div aria-busy="true" className={classNames(styles.form, styles.docked)}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {card.is_in_stock && (
            <>
              {card.plus_price !== null && <Skeleton shape="lines" lines={2} />}
              <Skeleton shape="lines" lines={1} />
              <div className={styles.row}>
                <div className={styles.quantity}>
                  <Skeleton shape="block" height="control" />
                </div>
                <Button
                  icon="cart"
                  wide
                  busy={wishlistState === 'waiting'}
                  className={styles.add}
                  onClick={() => setWishlistState('waiting')}
                >
                  {t('cart.add')}
                </Button>
              </div>
            </>
          )}
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
};
