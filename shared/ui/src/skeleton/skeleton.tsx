import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps =
  | { shape: 'card' }
  /** Lines of text; the last is shorter. */
  | { shape: 'lines'; lines?: number }
  /** A box: a picture, a button, a whole panel. */
  | { shape: 'block'; height?: 'control' | 'panel' | 'picture' };

/** The shape of the coming content, hidden from screen readers: the list around it is marked as busy. */
export const Skeleton = (props: SkeletonProps) => {
  if (props.shape === 'lines') {
    return (
      <span className={styles.lines} aria-hidden>
        {Array.from({ length: props.lines ?? 3 }, (_, line) => (
          <span key={line} className={classNames(styles.bone, styles.line)} />
        ))}
      </span>
    );
  }
  if (props.shape === 'block') {
    return <span className={classNames(styles.bone, styles[props.height ?? 'panel'])} aria-hidden />;
  }
  return (
    <span className={styles.card} aria-hidden>
      <span className={classNames(styles.bone, styles.picture)} />
      <span className={styles.lines}>
        <span className={classNames(styles.bone, styles.line)} />
        <span className={classNames(styles.bone, styles.line)} />
        <span className={classNames(styles.bone, styles.line, styles.price)} />
      </span>
    </span>
  );
};
