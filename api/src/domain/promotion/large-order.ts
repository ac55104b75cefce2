/** Cents of goods from which an order is a large one: its delivery is planned with the person. */
export const largeOrderFrom = 150_000;

const day = 24 * 60 * 60 * 1000;

/** Seconds until the offer to large orders ends: it is renewed at midnight, UTC. */
export const largeOrderCountdown = (now: Date): number => Math.ceil((day - (now.getTime() % day)) / 1000);
