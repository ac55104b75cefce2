import { useId } from 'react';
import type { Product, Variant } from '@shop/contract';
import { formatMoney, formatPercent } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Badge, Price } from '@shop/ui';
import { Countdown } from '../../parts/countdown.tsx';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import { dropPriceSeconds, isBestPrice, tierNote } from './facts.ts';
import styles from './price-block.module.css';

export type Priced = Pick<
  Product,
  | 'price'
  | 'plus_price'
  | 'plus_promotion_tip'
  | 'tier_price'
  | 'product_tag'
  | 'spkie_special_time'
  | 'usableCoupon'
  | 'coupon_useabled'
>;

interface Props {
  product: Priced;
  variant: Variant | null;
  /** When the product's answer came, in ms since 1970. */
  since: number;
  /** The drop price has ended: the product is to be asked for again. */
  onPriceEnd: () => void;
}

export const PriceBlock = ({ product, variant, since, onPriceEnd }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const bestPrice = useId();
  const { price, final_price } = (variant ?? product).price;
  // A variant at another price has no Plus+ price of its own.
  const plusPrice = final_price === product.price.final_price ? product.plus_price : null;
  const tier = tierNote(product.tier_price, final_price);
  const seconds = dropPriceSeconds(product);
  return (
    <div className={styles.block}>
      <Price
        size="large"
        current={formatMoney(final_price, language)}
        {...(final_price < price
          ? {
              old: formatMoney(price, language),
              wasLabel: t('price.was'),
              saving: t('price.save', { amount: formatMoney(price - final_price, language) }),
            }
          : {})}
        plus={plusPrice === null ? undefined : t('price.plus', { price: formatMoney(plusPrice, language) })}
      />
      {product.product_tag && (
        <p className={styles.tag}>
          <Badge tone={product.product_tag === 'Drop Price' ? 'sale' : 'new'}>
            {t(product.product_tag === 'Drop Price' ? 'card.dropPrice' : 'card.preOrder')}
          </Badge>
          {seconds !== null && <Countdown key={since} seconds={seconds} since={since} onEnd={onPriceEnd} />}
        </p>
      )}
      {plusPrice !== null && product.plus_promotion_tip && (
        <LinkedHtml html={product.plus_promotion_tip} className={styles.plusTip} />
      )}
      {tier && (
        <p className={styles.tier}>
          {[
            t('price.tier', { count: tier.qty, price: formatMoney(tier.value, language) }),
            tier.percent > 0 && t('price.tierSaving', { percent: formatPercent(tier.percent, language) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {product.usableCoupon && <p>{t('coupon.usable', { code: product.usableCoupon })}</p>}
      {isBestPrice(product) && (
        <span className={styles.best}>
          <button type="button" className={styles.bestButton} aria-describedby={bestPrice}>
            {t('coupon.best')}
          </button>
          <span id={bestPrice} role="tooltip" className={styles.tooltip}>
            {t('coupon.none')}
          </span>
        </span>
      )}
    </div>
  );
};
