/** Swatches of one request at most; days in which one household or customer gets the same swatch once. */
export const swatchBounds = { most: 5, days: 30 } as const;

/** Asked for, or on its way. */
export const swatchStates = ['requested', 'sent'] as const;
export type SwatchState = (typeof swatchStates)[number];
