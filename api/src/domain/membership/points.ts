/** 100 points are worth C$1 (PTS-010). */
export const pointsPerDollar = 100;

/** What points are worth, in cents, rounded down. */
export const centsOfPoints = (points: number): number => Math.floor((points * 100) / pointsPerDollar);

/** How many points it takes to pay this many cents. */
export const pointsOfCents = (cents: number): number => Math.ceil((cents * pointsPerDollar) / 100);

/** What a purchase earns: one point for each whole dollar paid for goods, as a product's page says of its price. */
export const pointsEarnedBy = (cents: number): number => Math.floor(cents / 100);
