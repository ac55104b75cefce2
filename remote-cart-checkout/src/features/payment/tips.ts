/** Name of the field with the tip. */
export const TIP = 'tip';

/** The tips that are offered, in cents. */
export const tips = [0, 200, 500, 1_000] as const;
