import { classNames } from '../class-names.ts';
import type { LinkComponent } from '../link.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { starPercent } from './stars.ts';
import styles from './rating.module.css';

export interface RatingProps {
  /** Mean score, 0 to 5 (CAT-020). */
  score: number;
  /** How many reviews; shown in brackets. */
  count?: number;
  /** The stars to fill when the API rounds them itself; the score otherwise. */
  reviewStar?: number;
  size?: 'small' | 'regular' | 'large';
  url?: string;
  /** Said in place of the drawing: "4.5 out of 5 stars, 12 reviews". */
  label: string;
  linkComponent?: LinkComponent;
}

/** Five stars, filled by half stars, and the number of reviews. */
export const Rating = ({
  score,
  count,
  reviewStar,
  size = 'regular',
  url,
  label,
  linkComponent: Link = 'a',
}: RatingProps) => {
  const face = (
    <>
      <span className={styles.stars} data-percent={starPercent(reviewStar ?? score)} aria-hidden>
        <span className={styles.filled} />
      </span>
      {count !== undefined && (
        <span className={styles.count} aria-hidden>
          ({count})
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  const look = classNames(styles.rating, styles[size]);
  return url ? (
    <Link href={url} className={look}>
      {face}
    </Link>
  ) : (
    <span className={look}>{face}</span>
  );
};
