/** What a cart costs with one way to lower its total. All in cents. */
export interface Way {
  grandTotal: number;
  discount: number;
  /** What points and store credit pay of it. */
  points: number;
  credit: number;
}

/** The lowest total first; of equal ones that which leaves a person more points and credit, then the smaller coupon. */
const better = (a: Way, b: Way): number =>
  a.grandTotal - b.grandTotal || a.points + a.credit - (b.points + b.credit) || a.discount - b.discount;

/** Returns the best of the ways. */
export const bestWay = <W extends Way>(ways: readonly [W, ...(readonly W[])]): W =>
  ways.reduce((best, way) => (better(way, best) < 0 ? way : best));
