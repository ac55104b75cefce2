const day = 24 * 60 * 60 * 1000;

/** Seconds until the offer to large orders ends: it is renewed at midnight, UTC. */
export const largeOrderCountdown = (now: Date): number => Math.ceil((day - (now.getTime() % day)) / 1000);

/** Whether goods of so many cents are a large order, as the site's data say. */
export const isLargeOrder = (subtotal: number, offer: { from: number } | null): boolean =>
  offer !== null && subtotal >= offer.from;
