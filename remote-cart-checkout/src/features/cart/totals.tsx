import { isDelivered, type Cart, type Order } from '@shop/contract';
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
  | 'shipping_protection_total'
  | 'tip_amount'
  | 'grand_total'
>;

interface Props {
  sums: Sums &
    Partial<Pick<Cart, 'tax_failed' | 'klarna_discount' | 'coupon_discount'>> &
    Partial<Pick<Order, 'taxes' | 'handover'>>;
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Subtotal, shipping, tax and total; whatever else a sum is made of stands there only when there is any. */
export const Totals = ({ sums }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const failed = isTaxFailed({ tax_failed: sums.tax_failed ?? 0, tax_amount: sums.tax_amount });
  // A cart only knows their sum.
  const taxes = sums.taxes ?? [];
  // An order only knows both together.
  const payLater = sums.klarna_discount ?? 0;
  const discount = sums.coupon_discount ?? sums.discount_amount;
  return (
    <dl className={styles.totals}>
      <Row label={t('totals.subtotal')}>{formatMoney(sums.subtotal, language)}</Row>
      {sums.product_contract_total > 0 && (
        <Row label={t('totals.plans')}>{formatMoney(sums.product_contract_total, language)}</Row>
      )}
      {discount > 0 && <Row label={t('totals.discount')}>{formatMoney(-discount, language)}</Row>}
      {payLater > 0 && <Row label={t('totals.payLater')}>{formatMoney(-payLater, language)}</Row>}
      {sums.points_data.points_cur_amount > 0 && (
        <Row label={t('totals.points')}>{formatMoney(-sums.points_data.points_cur_amount, language)}</Row>
      )}
      {sums.credit_amount > 0 && <Row label={t('totals.credit')}>{formatMoney(-sums.credit_amount, language)}</Row>}
      <Row label={t(isDelivered(sums) ? 'totals.shipping' : 'totals.pickup')}>
        {sums.shipping_fee === 0 ? t('totals.free') : formatMoney(sums.shipping_fee, language)}
      </Row>
      {sums.shipping_protection_total > 0 && (
        <Row label={t('totals.protection')}>{formatMoney(sums.shipping_protection_total, language)}</Row>
      )}
      {taxes.map(({ kind, amount }) => (
        <Row key={kind} label={t(`totals.taxes.${kind}`)}>
          {formatMoney(amount, language)}
        </Row>
      ))}
      {taxes.length === 0 && (
        <Row label={t('totals.tax')}>{failed ? unknownAmount : formatMoney(sums.tax_amount ?? 0, language)}</Row>
      )}
      {sums.tip_amount > 0 && <Row label={t('totals.tip')}>{formatMoney(sums.tip_amount, language)}</Row>}
      <div className={styles.total}>
        <dt>{t('totals.total')}</dt>
        <dd>{formatMoney(sums.grand_total, language)}</dd>
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
