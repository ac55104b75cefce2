import { Type } from 'typebox';
import type { HeldCoupon, Person } from '@shop/contract/contents';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const DAY = 86_400_000;

/** Coupons by account: days ago that they came, and that they were used. */
const held = readJson(
  'people/held-coupons.json',
  Type.Record(
    Type.String(),
    Type.Array(closed({ code: words, received: Type.Number(), used: Type.Optional(Type.Number()) })),
  ),
);

/** Coupons that the test accounts have: usable, used, expired and used up. */
export const makeHeldCoupons = (people: readonly Person[], now: Date): HeldCoupon[] => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return people.flatMap(({ id, email }) =>
    (held[email.split('@')[0] ?? ''] ?? []).map(({ code, received, used }) => ({
      personId: id,
      code,
      receivedAt: ago(received),
      usedAt: used === undefined ? null : ago(used),
    })),
  );
};
