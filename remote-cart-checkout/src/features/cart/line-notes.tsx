import type { CartItem } from '@shop/contract';
import { formatDate } from '@shop/format';
import { languageOf, useTranslation } from '@shop/platform';
import { Badge, Icon } from '@shop/ui';
import type { ReactNode } from 'react';
import { itemState, type ItemState } from './item-state.ts';
import styles from './cart-line.module.css';

/** One badge at most, for the state that matters most. */
export const StateBadge = ({ state }: { state: ItemState }) => {
  const { t } = useTranslation('cart-checkout');
  switch (state) {
    case 'unavailable':
      return <Badge tone="warning">{t('line.unavailable')}</Badge>;
    case 'out-of-stock':
      return <Badge tone="warning">{t('line.outOfStock')}</Badge>;
    case 'almost-out':
      return <Badge tone="sale">{t('line.almostOut')}</Badge>;
    case 'pre-order':
      return <Badge tone="new">{t('line.preOrder')}</Badge>;
    case 'available':
      return null;
  }
};

export const Warning = ({ children }: { children: ReactNode }) => (
  <p className={styles.warning}>
    <Icon name="warning" size={16} />
    <span>{children}</span>
  </p>
);

interface Props {
  item: CartItem;
  /** The saved state is one with pickup. */
  pickup: boolean;
  pickedUp: string | undefined;
}

/** Notes of a line (CART-015 to CART-020), and how it comes where nobody brings it. */
export const LineNotes = ({ item, pickup, pickedUp }: Props) => {
  const { t, i18n } = useTranslation('cart-checkout');
  const language = languageOf(i18n);
  const state = itemState(item);
  return (
    <>
      {state === 'out-of-stock' && <Warning>{t('line.outOfStockHint')}</Warning>}
      {state === 'unavailable' && <Warning>{t('line.unavailableHint')}</Warning>}
      {state === 'pre-order' && item.presale_end_date && (
        <p className={styles.note}>
          {t(item.is_pickup ? 'line.readyOn' : 'line.shipsOn', { date: formatDate(item.presale_end_date, language) })}
        </p>
      )}
      {item.is_no_discount_product && <p className={styles.note}>{t('line.noDiscount')}</p>}
      {item.is_pickup && pickedUp && <p className={styles.note}>{pickedUp}</p>}
      {pickup && item.is_pickup && item.pickup_title && <p className={styles.note}>{item.pickup_title}</p>}
    </>
  );
};
