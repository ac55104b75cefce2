import { hasPostalCodeShape, parsePhone, parsePostalCode } from '@shop/format';
import { string } from 'yup';
import { requiredRule, says } from './text.ts';

/** The stored form of a postal code that has the shape of VAL-011 too; one with a hyphen, for example, has not. */
const storedPostalCode = (text: string): string | undefined =>
  hasPostalCodeShape(text) ? parsePostalCode(text) : undefined;

/** A Canadian postal code; the cast value is its stored form `A1B 2C3` (VAL-011). */
export const postalCodeRule = () =>
  requiredRule()
    .transform((text: string) => storedPostalCode(text) ?? text)
    .test('postalCode', says('postalCode'), (text) => text === '' || storedPostalCode(text) !== undefined);

/**
 * The field of the delivery line: exactly 5 characters, or a full Canadian postal code, which has 6 or 7
 * (VAL-026).
 */
export const estimateZipRule = () =>
  requiredRule().test(
    'estimateZip',
    says('postalCode'),
    (text) => text === '' || text.length === 5 || storedPostalCode(text) !== undefined,
  );

// The cast value may already be E.164, so the shapes are checked on what was typed.
const isTypedPhone = (text: string): boolean => !text.startsWith('+') && parsePhone(text) !== undefined;

/** A phone number in one of the accepted shapes (VAL-013); the cast value is E.164. */
export const phoneRule = () =>
  requiredRule()
    .transform((text: string) => (isTypedPhone(text) ? (parsePhone(text) ?? text) : text))
    .test('phone', function check(this, text) {
      const typed = String(this.originalValue ?? '').trim();
      if (text === '' || isTypedPhone(typed)) return true;
      return this.createError({ message: says(/^\d+$/.test(typed) ? 'phoneLength' : 'phone') });
    });

/** The alternate rule, for the phone of the SMS step: digits, brackets and hyphens, at most 10 digits; may be empty. */
export const alternatePhoneRule = () =>
  string()
    .trim()
    .default('')
    .test(
      'alternatePhone',
      says('alternatePhone'),
      (text) => /^[\d()-]*$/.test(text) && text.replace(/\D/g, '').length <= 10,
    );

/** The phone of Plus+: digits only (VAL-033), and all 10 of them, because a code is sent to it. */
export const plusPhoneRule = () =>
  requiredRule().matches(/^\d{10}$/, { message: says('alternatePhone'), excludeEmptyString: true });
