/** What an alert waits for: that a product is back in stock, or that its price drops. */
export const alertPurposes = ['stock', 'price'] as const;
export type AlertPurpose = (typeof alertPurposes)[number];

/** Open alerts of one address at most, and days that one waits. */
export const alertBounds = { most: 30, days: 365 } as const;
