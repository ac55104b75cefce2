import { classNames } from '../class-names.ts';
import type { LinkComponent } from '../link.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { starPercent } from './stars.ts';
import styles from './rating.module.css';

export type RatingProps = {
  /** Mean score, 0 to 5 (document 3 §3, rating widget). */
  score: number;
  /** How many reviews; shown in brackets. */
  count?: number;
  /** The stars to fill when the API rounds them itself; the score otherwise. */
  reviewStar?: number;
  size?: 'small' | 'regular' | 'large';
  /** Where the reviews are. */
  url?: string;
  /** Said in place of the drawing: "4.5 out of 5 stars, 12 reviews". */
  label: string;
  linkComponent?: LinkComponent;
};

const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8L10 1.6Z';

const Stars = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 100 20" preserveAspectRatio="xMinYMid slice" aria-hidden focusable="false">
    {[0, 20, 40, 60, 80].map((left) => (
      <path key={left} d={STAR} transform={`translate(${left})`} />
    ))}
  </svg>
);

/** Five stars, filled by half stars, and the number of reviews. */
export function Rating({
  score,
  count,
  reviewStar,
  size = 'regular',
  url,
  label,
  linkComponent: Link = 'a',
}: RatingProps) {
  const face = (
    <>
      <span className={styles.stars} data-percent={starPercent(reviewStar ?? score)} aria-hidden>
        <Stars className={styles.empty} />
        <Stars className={styles.filled} />
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
}
