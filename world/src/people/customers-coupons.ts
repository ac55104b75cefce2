import { Type } from 'typebox';
import type { CustomersCoupon, Person } from '@shop/contract/contents';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const DAY = 86_400_000;

/** Coupons by account: days ago that they came, and that they were used. */
const coupons = readJson(
  'people/held-coupons.json',
  Type.Record(
    Type.String(),
    Type.Array(closed({ code: words, received: Type.Number(), used: Type.Optional(Type.Number()) })),
  ),
);

/** Coupons that the test accounts have: usable, used, expired and used up. */
export const makeCustomersCoupons = (people: readonly Person[], now: Date): CustomersCoupon[] => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return people.flatMap(({ id, email }) =>
    (coupons[email.split('@')[0] ?? ''] ?? []).map(({ code, received, used }) => ({
      personId: id,
      code,
      receivedAt: ago(received),
      usedAt: used === undefined ? null : ago(used),
    })),
  );
};
