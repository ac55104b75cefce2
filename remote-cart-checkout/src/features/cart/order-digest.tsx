import type { Cart, OrderItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Picture, WholeWords } from '@shop/ui';
import type { ComponentProps } from 'react';
import { Totals } from './totals.tsx';
import styles from './order-digest.module.css';

/** A line of a cart or an order, as far as it is only read. */
type DigestLine = Pick<Cart['list'][number], 'item_id' | 'name' | 'thumbnail' | 'options' | 'qty' | 'row_total'> &
  Partial<Pick<Cart['list'][number], 'is_pickup' | 'extend'> & Pick<OrderItem, 'plan'>>;

/** The protection plan of a line: a cart and an order name it differently. */
const planOf = ({
  extend = null,
  plan = extend,
}: DigestLine): Pick<NonNullable<OrderItem['plan']>, 'title' | 'price' | 'qty'> | null => plan;

interface Props {
  title: string;
  lines: readonly DigestLine[];
  sums: ComponentProps<typeof Totals>['sums'];
}

const PlanOf = ({ line }: { line: DigestLine }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const plan = planOf(line);
  return (
    plan && (
      <p className={styles.note}>
        {t('order.plan', { title: plan.title, price: formatMoney(plan.price * plan.qty, language) })}
      </p>
    )
  );
};

/** To be read and not changed. */
export const OrderDigest = ({ title, lines, sums }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  return (
    <section className={styles.digest} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.lines} aria-label={t('order.items')}>
        {lines.map((line) => (
          <li key={line.item_id} className={styles.line}>
            <div className={styles.picture}>
              <Picture src={line.thumbnail ?? undefined} alt="" sizes="64px" />
            </div>
            <div>
              <p className={styles.name}>
                <WholeWords text={line.name} />
              </p>
              <p className={styles.note}>
                {[...line.options.map(({ value }) => value), t('order.quantity', { count: line.qty })].join(' · ')}
              </p>
              <PlanOf line={line} />
              {line.is_pickup && <p className={styles.note}>{sums.handover?.pickup?.title}</p>}
            </div>
            <p className={styles.price} translate="no">
              {formatMoney(line.row_total, language)}
            </p>
          </li>
        ))}
      </ul>
      <Totals sums={sums} />
    </section>
  );
};
