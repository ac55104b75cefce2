import { isDelivered, type Cart } from '@shop/contract';
import { formatMoney, unknownAmount } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import type { ReactNode } from 'react';
import { isTaxFailed } from './cart-view.ts';
import styles from './totals.module.css';

/** The sums of a cart or an order, in cents, all of them the server's. */
export type Sums = Pick<
  Cart,
  | 'subtotal'
  | 'product_contract_total'
  | 'shipping_fee'
  | 'tax_amount'
  | 'discount_amount'
  | 'points_data'
  | 'credit_amount'
  | 'charges'
  | 'grand_total'
>;

interface Props {
  sums: Sums & Partial<Pick<Cart, 'tax_failed' | 'klarna_discount' | 'coupon_discount' | 'taxes' | 'handover'>>;
}

interface RowProps {
  label: string;
  /** In cents; translators leave it alone. */
  amount: number;
  /** Said in place of the amount. */
  words?: string | false;
}

const Row = ({ label, amount, words = false }: RowProps): ReactNode => {
  const language = useLanguage();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {words === false ? <dd translate="no">{formatMoney(amount, language)}</dd> : <dd>{words}</dd>}
    </div>
  );
};

/** Subtotal, shipping, tax and total; whatever else a sum is made of stands there only when there is any. */
export const Totals = ({ sums }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const failed = isTaxFailed({ tax_failed: sums.tax_failed ?? 0, tax_amount: sums.tax_amount });
  const taxes = sums.taxes ?? [];
  // An order only knows both together.
  const payLater = sums.klarna_discount ?? 0;
  const discount = sums.coupon_discount ?? sums.discount_amount;
  return (
    <dl className={styles.totals}>
      <Row label={t('totals.subtotal')} amount={sums.subtotal} />
      {sums.product_contract_total > 0 && <Row label={t('totals.plans')} amount={sums.product_contract_total} />}
      {discount > 0 && <Row label={t('totals.discount')} amount={-discount} />}
      {payLater > 0 && <Row label={t('totals.payLater')} amount={-payLater} />}
      {sums.points_data.points_cur_amount > 0 && (
        <Row label={t('totals.points')} amount={-sums.points_data.points_cur_amount} />
      )}
      {sums.credit_amount > 0 && <Row label={t('totals.credit')} amount={-sums.credit_amount} />}
      <Row
        label={t(isDelivered(sums) ? 'totals.shipping' : 'totals.pickup')}
        amount={sums.shipping_fee}
        words={sums.shipping_fee === 0 && t('totals.free')}
      />
      {sums.charges?.map(({ kind, title, amount }) => (
        <Row key={kind} label={title} amount={amount} words={amount === 0 && t('totals.free')} />
      ))}
      {taxes.map(({ kind, amount }) => (
        <Row key={kind} label={t(`totals.taxes.${kind}`)} amount={amount} />
      ))}
      {taxes.length === 0 && (
        <Row label={t('totals.tax')} amount={sums.tax_amount ?? 0} words={failed && unknownAmount} />
      )}
      <div className={styles.total}>
        <dt>{t('totals.total')}</dt>
        <dd translate="no">{formatMoney(sums.grand_total, language)}</dd>
      </div>
      {failed && (
        <div className={styles.hint}>
          <dt />
          <dd>{t('totals.taxLater')}</dd>
        </div>
      )}
    </dl>
  );
};
