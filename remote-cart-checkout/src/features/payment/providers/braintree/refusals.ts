import type { Problem } from '@shop/kit';
import { declined } from '../../declined.ts';
import type { BraintreeError } from 'braintree-web';

export type CardField = 'number' | 'expirationDate' | 'cvv';

/** Codes for incomplete fields, a card that cannot be used, or a cancelled dialog. */
export type CardRefusal =
  | { kind: 'incomplete'; fields: readonly CardField[] }
  | { kind: 'cancelled' }
  | { kind: 'refused'; problem: Problem }
  /** Codes for a failure of Braintree, not of the card. */
  | { kind: 'unavailable' };

export const cardDeclined: CardRefusal = { kind: 'refused', problem: declined };

const all: readonly CardField[] = ['number', 'expirationDate', 'cvv'];
const cancelled: ReadonlySet<string> = new Set([
  'THREEDS_CARDINAL_SDK_CANCELED',
  'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT',
]);
const notThisCard: ReadonlySet<string> = new Set([
  'HOSTED_FIELDS_FAILED_TOKENIZATION',
  'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
  'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
  'THREEDS_LOOKUP_VALIDATION_ERROR',
]);

const isBraintrees = (error: unknown): error is BraintreeError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Which of the shop's fields Braintree finds fault with; all of them when it does not say. */
const invalidFields = (details: unknown): readonly CardField[] => {
  const keys = typeof details === 'object' && details !== null ? Reflect.get(details, 'invalidFieldKeys') : null;
  const named = all.filter((field) => Array.isArray(keys) && keys.includes(field));
  return named.length > 0 ? named : all;
};

/** Braintree's errors, by what the person can do about them. */
export const refusalOf = (error: unknown): CardRefusal => {
  if (!isBraintrees(error)) return { kind: 'unavailable' };
  if (error.code === 'HOSTED_FIELDS_FIELDS_EMPTY') return { kind: 'incomplete', fields: all };
  if (error.code === 'HOSTED_FIELDS_FIELDS_INVALID')
    return { kind: 'incomplete', fields: invalidFields(error.details) };
  if (cancelled.has(error.code)) return { kind: 'cancelled' };
  if (notThisCard.has(error.code)) return cardDeclined;
  if (error.type === 'NETWORK') return { kind: 'refused', problem: { kind: 'network', message: '' } };
  return { kind: 'unavailable' };
};
