/** The order's public number from its key: short enough for the telephone, not a count of orders to the eye. */
export const orderNumber = (id: number): string => `CA${String(100_000_000 + ((id * 7_919) % 900_000_000))}`;
