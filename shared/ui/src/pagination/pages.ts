/** A page to link to, or a gap of pages that are left out. */
export type PageStep = number | 'gap';

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
