import { Type, type Static } from 'typebox';
import { Cents, Flag, Instant, nullable, oneOf, record, Text } from './fields.ts';

/** The form of the Join Plus+ modal (MEM-003): `vipCode` is the code to join with, `remember` the agreement. */
export const PlusForm = record({
  telephone: Text,
  verifyCode: Text,
  vipCode: Text,
  remember: Type.Boolean(),
});
export type PlusForm = Static<typeof PlusForm>;

/** The yearly fee (MEM-004). */
export const PlusPrice = record({ plusPrice: Cents, plusSpecialPrice: Cents });
export type PlusPrice = Static<typeof PlusPrice>;

/**
 * Plus step info (MEM-005): `is_qiye` 1 is a business or enterprise customer, whatever the group's name. `ends_at` (ours)
 * is the end of a member's year.
 */
export const PlusStepInfo = record({
  is_qiye: Flag,
  group_name: Text,
  can_buy_plus: Flag,
  ends_at: nullable(Instant),
});
export type PlusStepInfo = Static<typeof PlusStepInfo>;

/** Plus order result (MEM-006): `plus_num` is the order's number. */
export const PlusOrderResult = record({ order_price: Cents, plus_num: Text });
export type PlusOrderResult = Static<typeof PlusOrderResult>;

/** One bought year of Plus+. */
export const PlusOrder = record({
  ...PlusOrderResult.properties,
  status: oneOf(['pending_payment', 'paid', 'cancelled'] as const),
  created_at: Instant,
  starts_at: Instant,
  expires_at: Instant,
});
export type PlusOrder = Static<typeof PlusOrder>;
