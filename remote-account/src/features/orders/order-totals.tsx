import { isDelivered, type Order } from '@shop/contract';
import { formatMoney, unknownAmount } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import styles from './order-totals.module.css';

/** The order's sums, all from the server; absent ones are left out. */
export const OrderTotals = ({ order }: { order: Order }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const positive = (amount: number): string => (amount > 0 ? formatMoney(amount, language) : '');
  const orFree = (amount: number): string => (amount === 0 ? t('totals.free') : formatMoney(amount, language));
  const negative = (amount: number): string => (amount > 0 ? formatMoney(-amount, language) : '');
  const rows = [
    { key: 'subtotal', text: formatMoney(order.subtotal, language) },
    { key: 'plans', text: positive(order.product_contract_total) },
    { key: 'discount', text: negative(order.discount_amount) },
    { key: 'points', text: negative(order.points_data.points_cur_amount) },
    { key: 'credit', text: negative(order.credit_amount) },
    {
      key: isDelivered(order) ? 'shipping' : 'pickup',
      text: orFree(order.shipping_fee),
    },
    ...(order.charges ?? []).map(({ kind, title, amount }) => ({
      key: kind,
      title,
      text: orFree(amount),
    })),
    ...(order.taxes.length > 0
      ? order.taxes.map(({ kind, amount }) => ({ key: `taxes.${kind}` as const, text: formatMoney(amount, language) }))
      : [
          {
            key: 'tax',
            text: order.tax_amount === null ? unknownAmount : formatMoney(order.tax_amount, language),
          } as const,
        ]),
    { key: 'total', text: formatMoney(order.grand_total, language) },
  ] as const;
  return (
    <dl className={styles.totals}>
      {rows
        .filter(({ text }) => text !== '')
        .map((row) => (
          <div key={row.key} data-row={row.key}>
            <dt>{'title' in row ? row.title : t(`totals.${row.key}`)}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
    </dl>
  );
};
