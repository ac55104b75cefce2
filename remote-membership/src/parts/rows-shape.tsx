import { Skeleton } from '@shop/ui';
import styles from './rows.module.css';

/** The shape of a list's rows that are on their way. */
export const RowsShape = ({ count }: { count: number }) => (
  <div className={styles.rows} aria-hidden>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={styles.row}>
        <Skeleton shape="lines" lines={2} />
      </div>
    ))}
  </div>
);
