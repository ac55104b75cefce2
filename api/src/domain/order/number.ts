import { randomInt } from 'node:crypto';

/** A public number from a key: short enough to say on the telephone. Whoever knows two of them can tell the next. */
const scattered = (id: number): string => String(100_000_000 + ((id * 7_919) % 900_000_000));

/** A number of a new order (`CA`) or return (`R`), which nobody tells from others: one that is not taken is drawn. */
export const drawNumber = async (
  prefix: 'CA' | 'R',
  isTaken: (number: string) => Promise<boolean>,
): Promise<string> => {
  const number = `${prefix}${randomInt(100_000_000, 1_000_000_000)}`;
  return (await isTaken(number)) ? drawNumber(prefix, isTaken) : number;
};

/** The number of an order that the store begins with, from its key, so that it is the same in every store. */
export const orderNumber = (id: number): string => `CA${scattered(id)}`;

/** The number of a message to the shop, by which its letters name it. */
export const messageNumber = (id: number): string => `M${scattered(id)}`;

/** The number of a return that the store begins with, written on its parcel. */
export const returnNumber = (id: number): string => `R${scattered(id)}`;
