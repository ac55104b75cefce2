import type { CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Notice, Picture, QuantityStepper } from '@shop/ui';
import type { ReactNode } from 'react';
import { problemText } from '../../problem.ts';
import { singlePagePayApi } from './endpoints.ts';
import styles from './single-page-pay.module.css';
import { useDraftChange } from './use-draft.ts';

function DraftItem({ item }: { item: CartItem }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const { sending, problem, changeCart } = useDraftChange();
  const { item_id, name, qty, inventory } = item;
  const set = (next: number) =>
    changeCart((dispatch) =>
      dispatch(singlePagePayApi.endpoints.operateCart.initiate({ item_id, qty: next }, { track: false })),
    );
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture src={item.thumbnail ?? undefined} alt="" sizes="64px" />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {item.options.length > 0 && <p className={styles.note}>{item.options.map(({ value }) => value).join(' · ')}</p>}
        <p>{formatMoney(item.row_total)}</p>
        <QuantityStepper
          value={qty}
          min={Math.max(1, inventory.min_sale_qty)}
          max={inventory.usable_qty}
          onChange={(next) => void set(next)}
          disabled={sending}
          label={t('pay.quantity', { name })}
          decreaseLabel={t('pay.less')}
          increaseLabel={t('pay.more')}
        />
        {problem && <Notice tone="trouble">{problemText(problem, t)}</Notice>}
      </div>
    </li>
  );
}

/** What is being bought, with its quantities. */
export function DraftItems({ items }: { items: readonly CartItem[] }): ReactNode {
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
}
