import { personRooms, type PersonRoom } from '@shop/contract';
import type { schema } from '../connection.ts';

/** From 0 up to 1, always the same for the same numbers: the mixing of MurmurHash3. */
const chanceOf = (id: number, of: number): number => {
  let mixed = (id * 0x9e3779b1 + of * 0x85ebca6b) >>> 0;
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) mixed = Math.imul(mixed ^ (mixed >>> 15), factor) >>> 0;
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

/** Around 169 cm, most between 155 and 183. */
const heightOf = (id: number): number =>
  Math.round(148 + 42 * ((chanceOf(id, 1) + chanceOf(id, 2) + chanceOf(id, 3)) / 3));

const roomOf = (id: number): PersonRoom | null => personRooms[Math.floor(chanceOf(id, 4) * 2)] ?? null;

/** What most writers of the world's reviews say of themselves: three quarters their height, half of all a room. */
export const reviewersOf = (reviews: readonly { id: number; customerId: number | null }[]) =>
  reviews.flatMap(({ id, customerId }): (typeof schema.reviewer.$inferInsert)[] => {
    const height = chanceOf(id, 5) < 0.75 ? heightOf(id) : null;
    const room = chanceOf(id, 6) < 0.5 ? roomOf(id) : null;
    return height === null && room === null ? [] : [{ reviewId: id, customerId, height, room }];
  });
