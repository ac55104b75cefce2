/** A public number from a key: short enough to say on the telephone, and not visibly consecutive. */
const scattered = (id: number): string => String(100_000_000 + ((id * 7_919) % 900_000_000));

/** The order's public number from its key. */
export const orderNumber = (id: number): string => `CA${scattered(id)}`;

/** The number of a message to the shop, by which its letters name it. */
export const messageNumber = (id: number): string => `M${scattered(id)}`;

/** The number of a return, written on its parcel. */
export const returnNumber = (id: number): string => `R${scattered(id)}`;
