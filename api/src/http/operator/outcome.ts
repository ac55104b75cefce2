import type { FileOutcome } from '../../flows/operator/goods-file.ts';

/** Changes that a preview shows one by one. */
export const shown = 100;

/** What a file would do, or has done, as it travels. */
export const outcomeOf = ({ changed, planned, unchanged, errors, errorsTotal }: FileOutcome) => ({
  changed,
  planned,
  unchanged,
  errors: [...errors],
  errors_total: errorsTotal,
});
