import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { LinkComponent } from '../link.ts';
import styles from './pagination.module.css';

/** A page to link to, or a gap of pages that are left out. */
type PageStep = number | 'gap';

/** First, last, and the pages around the current one: `1 … 4 5 6 … 20`. Pages count from 1. */
export const pageSteps = (page: number, pageCount: number): PageStep[] => {
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((each, place): PageStep[] => {
    const before = shown[place - 1] ?? each - 1;
    // One page left out takes no more room than a gap, so it is shown.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? ['gap', each] : [each];
  });
};

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Texts: the navigation's name, the two arrows, and one page ("Page 3"). */
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  linkComponent?: LinkComponent;
}

/** Pages of a list as real links; nothing when there is only one. */
export const Pagination = ({ page, pageCount, hrefFor, labels, linkComponent: Link = 'a' }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const arrow = (to: number, rel: 'prev' | 'next', label: string) =>
    to >= 1 && to <= pageCount ? (
      <Link href={hrefFor(to)} rel={rel} className={styles.page}>
        <Icon name="chevron" turn={rel === 'prev' ? 'left' : undefined} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    ) : null;
  return (
    <nav aria-label={labels.navigation}>
      <ul className={styles.list}>
        <li>{arrow(page - 1, 'prev', labels.previous)}</li>
        {pageSteps(page, pageCount).map((step, place) => (
          <li key={step === 'gap' ? `gap-${place}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={hrefFor(step)}
                className={styles.page}
                aria-label={labels.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
        <li>{arrow(page + 1, 'next', labels.next)}</li>
      </ul>
    </nav>
  );
};
