/** Yearly fee of Plus+ in cents; the documents do not show it, so the shop sets it here. */
export const plusFee = { normal: 9_900, special: 4_900 } as const;
