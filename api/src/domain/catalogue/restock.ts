/** The day (`YYYY-MM-DD`) on which the maker's next delivery is due; null where none is ordered, or that day has come. */
export const restockDay = (restockDate: string | null | undefined, now: Date): string | null =>
  restockDate && restockDate > now.toISOString().slice(0, 10) ? restockDate : null;
