import type { CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { useTranslation, useLanguage } from '@shop/platform';
import { Notice, Picture, QuantityStepper } from '@shop/ui';
import type { ReactNode } from 'react';
import { singlePagePayApi } from './endpoints.ts';
import styles from './single-page-pay.module.css';

const DraftItem = ({ item }: { item: CartItem }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [operateCart, { isLoading, error }] = singlePagePayApi.useOperateCartMutation();
  const { item_id, name, qty, inventory } = item;
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture src={item.thumbnail ?? undefined} alt="" sizes="64px" />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {item.options.length > 0 && <p className={styles.note}>{item.options.map(({ value }) => value).join(' · ')}</p>}
        <p>{formatMoney(item.row_total, language)}</p>
        <QuantityStepper
          value={qty}
          min={Math.max(1, inventory.min_sale_qty)}
          max={inventory.usable_qty}
          onChange={(next) => {
            if (!isLoading) void operateCart({ item_id, qty: next });
          }}
          disabled={isLoading}
          label={t('pay.quantity', { name })}
          decreaseLabel={t('pay.less')}
          increaseLabel={t('pay.more')}
        />
        {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
      </div>
    </li>
  );
};

/** What is being bought, with its quantities. */
export const DraftItems = ({ items }: { items: readonly CartItem[] }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('pay.items')}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <DraftItem key={item.item_id} item={item} />
        ))}
      </ul>
    </section>
  );
};
