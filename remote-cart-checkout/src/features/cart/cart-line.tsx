import { paths, type CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useSelector, useTranslation, useLanguage } from '@shop/platform';
import { classNames, Picture, Price, WholeWords } from '@shop/ui';
import type { ReactNode } from 'react';
import { isBlocking, itemState } from './item-state.ts';
import { LineCorrection } from './line-correction.tsx';
import { LineNotes, StateBadge } from './line-notes.tsx';
import { placeOfLine } from '../../parts/cart-form.tsx';
import { LineOption } from './line-option.tsx';
import { LinePlan } from './line-plan.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { LineRemove } from './line-remove.tsx';
import { cartSelectors, type CartState } from './slice.ts';
import styles from './cart-line.module.css';

interface Props {
  item: CartItem;
  /** The saved state is one with pickup. */
  pickup: boolean;
  pickedUp: string | undefined;
  /** One below the heading that the lines stand under. */
  heading: 'h2' | 'h3';
  actions?: ReactNode;
  opened?: ReactNode;
}

/** One line of the cart, on the page and in the drawer. */
export const CartLine = ({ item, pickup, pickedUp, heading: Heading, actions, opened }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const leaving = useSelector((state: CartState) => cartSelectors.selectIsLeaving(state, item.item_id));
  const state = itemState(item);
  const blocking = isBlocking(item);
  const old = item.old_row_total > item.row_total ? formatMoney(item.old_row_total, language) : undefined;
  const address = paths.productItem(item);
  return (
    <li
      id={Heading === 'h2' ? placeOfLine(item) : undefined}
      className={classNames(styles.line, (blocking || leaving) && styles.faded)}
      data-state={state}
    >
      <Link href={address} tabIndex={-1} aria-hidden className={styles.picture}>
        <Picture src={item.thumbnail ?? undefined} alt="" sizes="112px" />
      </Link>
      <div className={styles.text}>
        <StateBadge state={state} />
        <Heading className={styles.name}>
          <Link href={address}>
            <WholeWords text={item.name} />
          </Link>
        </Heading>
        {item.options.length > 0 && (
          <p className={styles.note}>{item.options.map((option) => t('line.chosen', { ...option })).join(' · ')}</p>
        )}
        <LineNotes item={item} pickup={pickup} pickedUp={pickedUp} />
        <LineCorrection item={item} />
        {opened ?? <LinePlan item={item} />}
      </div>
      <div className={styles.price}>
        <Price current={formatMoney(item.row_total, language)} old={old} wasLabel={t('line.was')} />
        {item.qty > 1 && (
          <p className={styles.note}>{t('line.each', { price: formatMoney(item.unit_price, language) })}</p>
        )}
      </div>
      <div className={styles.controls}>
        <div className={styles.choices}>
          {blocking ? null : <LineQuantity item={item} />}
          <LineOption item={item} />
        </div>
        <div className={styles.ways}>
          {actions}
          <LineRemove item={item} />
        </div>
      </div>
    </li>
  );
};
