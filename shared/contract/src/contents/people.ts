import type { Text } from './text.ts';

export interface Review {
  id: number;
  productId: number;
  variantId: number | null;
  /** The test account that wrote it; null for everyone else's. */
  personId: number | null;
  author: string;
  language: 'en' | 'fr';
  /** 1 to 5. */
  stars: number;
  title: string;
  text: string;
  /** The same in the shop's other language; null where nobody translated it. */
  translation: { title: string; text: string } | null;
  /** ISO 8601. */
  createdAt: string;
  helpful: number;
  verified: boolean;
  pictures: string[];
}

export interface Question {
  id: number;
  productId: number;
  personId: number | null;
  author: string;
  language: 'en' | 'fr';
  text: string;
  /** Null while unanswered. */
  answer: string | null;
  /** ISO 8601; null while unanswered. */
  answeredAt: string | null;
  /** The same in the shop's other language; null where nobody translated it. */
  translation: { text: string; answer: string | null } | null;
  createdAt: string;
}

export interface Region {
  regionId: number;
  code: string;
  name: Text;
}

export interface PersonAddress {
  firstname: string;
  lastname: string;
  street: string;
  apartment: string;
  city: string;
  /** `A1B 2C3`. */
  postcode: string;
  regionId: number;
  countryId: 'CA';
  /** E.164. */
  telephone: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

export type CustomerGroup = 'General' | 'PLUS+' | 'Enterprise' | 'Dropship Partner';

export interface Person {
  id: number;
  purpose: string;
  email: string;
  /** Plain text: the same documented test password for all; the store hashes it. */
  password: string;
  firstname: string;
  lastname: string;
  language: 'en' | 'fr';
  group: CustomerGroup;
  verified: boolean;
  /** Days of Plus+ left, null for others. */
  plusDaysLeft: number | null;
  points: number;
  coins: number;
  /** Null for people who made none. */
  dropshipApplication: 'pending' | 'approved' | 'declined' | null;
  /** `MM-DD`; 'today' stays the day of the visit. */
  birthday: string | 'today' | null;
  telephone: string | null;
  subscriber: boolean;
  addresses: PersonAddress[];
}

export type CouponKind = 'percent' | 'amount';

export interface Coupon {
  code: string;
  title: Text;
  description: Text;
  kind: CouponKind;
  /** Whole percent for 'percent', cents for 'amount'. */
  value: number;
  /** Cents; 0 for none. */
  minimumSubtotal: number;
  /** Limits the coupon to these categories and what is below them; empty for everything. */
  categoryIds: number[];
  /** ISO 8601; null for no end. */
  startsAt: string | null;
  endsAt: string | null;
  /** How often it may be used in all; null for no limit. */
  usageLimit: number | null;
  used: number;
  plusOnly: boolean;
  /** Whether a Plus+ member can use it on their first order as a member alone. */
  firstOrderOnly: boolean;
  /** How people come by it: by knowing its code, claiming it on a product, following `url`, or with the newsletter. */
  offer: 'code' | 'claim' | 'link' | 'subscribe';
  url: string | null;
}

/** A coupon that a test account has; instants are ISO 8601, `usedAt` null while it can be used. */
export interface CustomersCoupon {
  personId: number;
  code: string;
  receivedAt: string;
  usedAt: string | null;
}
