import { paths } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Picture, WholeWords } from '@shop/ui';
import type { OrderPage } from './endpoints.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './order-card.module.css';

type Summary = OrderPage['list'][number];

/** More would not fit beside each other on a phone; the text names how many items there are. */
const SHOWN_PICTURES = 3;

interface Shown {
  hrefFor: (id: string) => string;
  headingLevel: 2 | 3;
}

/** One order of a list: what, when, how much, and where it stands. The whole card leads to it. */
const OrderCard = ({ order, hrefFor, headingLevel }: Shown & { order: Summary }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const more = order.items_qty - 1;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {[...new Set(order.thumbnails)].slice(0, SHOWN_PICTURES).map((thumbnail) => (
          <span key={thumbnail} className={styles.picture}>
            <Picture src={thumbnail} alt="" sizes="72px" />
          </span>
        ))}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link href={hrefFor(order.order_id)} className={styles.link}>
            {t('orders.number', { id: order.order_id })}
          </Link>
        </Heading>
        <p className={styles.quiet}>{formatDate(order.created_at, language)}</p>
        <p className={styles.items}>
          <WholeWords
            text={more > 0 ? t('orders.andMore', { name: order.first_item_name, count: more }) : order.first_item_name}
          />
        </p>
      </div>
      <div className={styles.facts}>
        <OrderStatus status={order.status} isDelivered={order.is_delivered ?? true} />
        <p className={styles.total}>{formatMoney(order.grand_total, language)}</p>
      </div>
    </article>
  );
};

interface Props extends Partial<Shown> {
  orders: readonly Summary[];
  label: string;
}

/** Orders one below the other; their cards lead to them, and stand below a heading of a section, unless told. */
export const OrderCards = ({ orders, label, hrefFor = paths.order, headingLevel = 3 }: Props) => (
  <ul className={styles.list} aria-label={label}>
    {orders.map((order) => (
      <li key={order.order_id}>
        <OrderCard order={order} hrefFor={hrefFor} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);
