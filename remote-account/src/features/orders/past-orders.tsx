import { formatDate, formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { WholeWords } from '@shop/ui';
import { Panel } from '../../parts/panel.tsx';
import { ordersApi } from './endpoints.ts';
import styles from './past-orders.module.css';

/** Orders of the shop that moved in here, to be looked up; nothing where there are none. */
export const PastOrders = () => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data: orders = [] } = ordersApi.usePastOrdersQuery();
  if (orders.length === 0) return null;
  return (
    <Panel title={t('orders.former')}>
      <p className={styles.quiet}>{t('orders.formerHint')}</p>
      <ul className={styles.list} aria-label={t('orders.former')}>
        {orders.map((order) => (
          <li key={order.number} className={styles.order}>
            <h3 className={styles.number}>{t('orders.number', { id: order.number })}</h3>
            <p className={styles.quiet}>{formatDate(order.placed_at, language)}</p>
            <ul className={styles.items}>
              {order.items.map(({ item_id: id, name, qty, price }) => (
                <li key={id}>
                  <WholeWords text={name} />{' '}
                  <span className={styles.quiet}>
                    {t('order.quantity', { count: qty, price: formatMoney(price, language) })}
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.total}>{formatMoney(order.total, language)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
