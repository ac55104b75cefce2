/** A form of the cart page made no sense, was refused, or nobody answered. */
export const cartProblems = ['invalid', 'refused', 'unavailable'] as const;
/** The notice of an add that was carried out. Who then is nobody refuses cookies. */
export const ADDED = 'added';
export type CartNotice = (typeof cartProblems)[number] | typeof ADDED;
