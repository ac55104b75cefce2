/** The day (`YYYY-MM-DD`) on which the maker's next delivery is due; null where none is ordered, or that day has come. */
export const restockDay = (restockDate: string | null | undefined, now: Date): string | null =>
  restockDate && restockDate > now.toISOString().slice(0, 10) ? restockDate : null;

/**
 * Units as people see them. A product whose variants hold more than it counts goes below zero when they are sold, so
 * that giving them back brings its number to where it was; nobody is shown less than none.
 */
export const shownStock = (units: number): number => Math.max(0, units);
