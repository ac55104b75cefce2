import type { PageHead, PageResult } from '@shop/contract';
import { failureStatus } from '@shop/platform';

/** Whether an address names a page of a list, from 1, that has nothing. The first page is there in any case. */
export const isPastEnd = (page: number, items: readonly unknown[] | undefined): boolean =>
  page > 1 && items?.length === 0;

/** How a list's page failed: as its call did, or behind the end, with the view that leads back to the list. */
export const listStatus = (
  { isError, error }: { isError: boolean; error?: unknown },
  page: number,
  items: readonly unknown[] | undefined,
): PageResult | undefined => {
  if (isError) return failureStatus(error);
  return isPastEnd(page, items) ? { status: 404, ownView: true } : undefined;
};

/** The head of such a page: no search engine keeps it, and it stands for no other. */
export const pastEndHead = ({ title }: Pick<PageHead, 'title'>): PageHead => ({ title, robots: 'noindex, follow' });

/** The title of one page of a list: those after the first say their number. */
export const pageTitle = (title: string, page: number): string => (page > 1 ? `${title} – ${page}` : title);
