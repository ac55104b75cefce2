import type { StoreContents } from '@shop/contract/contents';
import { same } from './same-text.ts';

export const fixturePassword = 'Maple2026';
const person = (id: number, email: string, changes: Partial<StoreContents['people'][number]> = {}) => ({
  id,
  email,
  purpose: 'test',
  password: fixturePassword,
  firstname: 'Ada',
  lastname: 'Roy',
  language: 'en' as const,
  group: 'General' as const,
  verified: true,
  plusDaysLeft: null,
  points: 0,
  coins: 0,
  dropshipApplication: null,
  birthday: null,
  telephone: null,
  subscriber: false,
  addresses: [],
  ...changes,
});

const coupon = (
  code: string,
  changes: Partial<StoreContents['coupons'][number]>,
): StoreContents['coupons'][number] => ({
  code,
  title: same(code),
  description: same(code),
  kind: 'percent' as const,
  value: 10,
  minimumSubtotal: 0,
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  used: 0,
  plusOnly: false,
  firstOrderOnly: false,
  offer: 'code',
  url: null,
  ...changes,
});

export const fixturePeople = [
  person(1, 'ada@example.com'),
  person(2, 'bo@example.com', { firstname: 'Bo' }),
  person(3, 'plus@example.com', { group: 'PLUS+', plusDaysLeft: 100 }),
  person(4, 'new@example.com', { verified: false }),
];

export const fixtureCoupons = [
  coupon('TEN', {}),
  coupon('BIG', { kind: 'amount', value: 5_000, minimumSubtotal: 100_000 }),
  coupon('ONCE', { usageLimit: 1 }),
  coupon('OVER', { endsAt: '2020-01-01T00:00:00.000Z' }),
  coupon('SOFA', { offer: 'claim', categoryIds: [2], endsAt: '2026-07-01T12:00:00.000Z' }),
  coupon('NEWS100', { offer: 'subscribe', kind: 'amount', value: 10_000, minimumSubtotal: 80_000 }),
  coupon('NEWS150', { offer: 'subscribe', kind: 'amount', value: 15_000, minimumSubtotal: 90_000 }),
  coupon('MEMBER', { plusOnly: true }),
  coupon('MEMBER40', { kind: 'amount', value: 4_000, plusOnly: true, firstOrderOnly: true }),
];
