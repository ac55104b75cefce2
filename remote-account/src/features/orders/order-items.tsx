import { paths, type Order } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { Picture, WholeWords } from '@shop/ui';
import styles from './order-items.module.css';

type Item = Order['items'][number];

const OrderItem = ({ item, pickedUp }: { item: Item; pickedUp: string | undefined }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      <span className={styles.picture}>
        <Picture src={item.thumbnail ?? undefined} alt="" sizes="96px" />
      </span>
      <div className={styles.text}>
        <Link href={paths.product(item.url_path, item.sub_product_id)} className={styles.name}>
          <WholeWords text={item.name} />
        </Link>
        {item.options.map(({ label, value }) => (
          <p key={label} className={styles.note}>
            {t('order.option', { label, value })}
          </p>
        ))}
        <p className={styles.note}>
          {t('order.quantity', { count: item.qty, price: formatMoney(item.unit_price, language) })}
        </p>
        {item.is_pickup && pickedUp && <p className={styles.note}>{pickedUp}</p>}
        {item.plan && (
          <p className={styles.note}>
            {t('order.plan', { title: item.plan.title, price: formatMoney(item.plan.price * item.plan.qty, language) })}
          </p>
        )}
      </div>
      <p className={styles.price}>{formatMoney(item.row_total, language)}</p>
    </>
  );
};

export const OrderItems = ({ order: { items, handover } }: { order: Order }) => {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.list} aria-label={t('order.items')}>
      {items.map((item) => (
        <li key={item.item_id} className={styles.item}>
          <OrderItem item={item} pickedUp={handover?.pickup?.title} />
        </li>
      ))}
    </ul>
  );
};
