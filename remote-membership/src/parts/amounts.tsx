import { Skeleton } from '@shop/ui';
import styles from './amounts.module.css';

/** Each amount has its name. */
export const Amounts = ({ items }: { items: readonly (readonly [name: string, amount: string])[] }) => (
  <dl className={styles.amounts}>
    {items.map(([name, amount]) => (
      <div key={name} className={styles.amount}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

/** The shape of `count` amounts that are on their way, as high as they will be. */
export const AmountsShape = ({ count }: { count: number }) => (
  <dl className={`${styles.amounts} ${styles.shape}`} aria-hidden>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={styles.amount}>
        <dt>
          <Skeleton shape="lines" lines={1} />
        </dt>
        <dd>
          <Skeleton shape="lines" lines={1} />
        </dd>
      </div>
    ))}
  </dl>
);
