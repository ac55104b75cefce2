import { Skeleton } from '@shop/ui';
import styles from './rows.module.css';

/** The shape of a form that is on its way: each field with its label. */
export const FormShape = ({ fields }: { fields: number }) => (
  <div className={styles.form} aria-hidden>
    {Array.from({ length: fields }, (_, place) => (
      <div key={place} className={styles.words}>
        <Skeleton shape="lines" lines={1} />
        <Skeleton shape="block" height="control" />
      </div>
    ))}
  </div>
);
