import { withQuery } from './with-query.ts';

/** Whether these products fit into a home: one's own plan, with them added. */
export const willItFit = (productIds: readonly number[] = []) =>
  withQuery('/customer/will-it-fit', { pieces: productIds.map(String) });
/** The same page with a whole plan, given as it is written in a query. */
export const plannedHome = (plan: string) => `/customer/will-it-fit?${plan}`;
