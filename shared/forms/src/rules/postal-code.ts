import { parsePostalCode } from '@shop/format';
import { fits, requiredRule } from './text.ts';

/** A Canadian postal code, however it is typed; the cast value is its stored form `A1B 2C3` (VAL-011). */
export const postalCodeRule = () =>
  requiredRule()
    .transform((text: string) => parsePostalCode(text) ?? text)
    .test(fits('postalCode', (text) => parsePostalCode(text) !== undefined));

/**
 * The field of the delivery line: exactly 5 characters, or a full Canadian postal code, which has 6 or 7
 * (VAL-026).
 */
export const estimateZipRule = () =>
  requiredRule().test(fits('postalCode', (text) => text.length === 5 || parsePostalCode(text) !== undefined));
