import { parsePhone } from '@shop/format';
import { fits, freeTextRule, requiredRule, says } from './text.ts';

/** A phone number, however it is typed (VAL-013); the cast value is E.164. */
export const phoneRule = () =>
  requiredRule()
    .transform((text: string) => parsePhone(text) ?? text)
    .test({
      test(text) {
        const wrong = /^\d+$/.test(text) ? 'phoneLength' : 'phone';
        return text === '' || parsePhone(text) !== undefined || this.createError({ message: says(wrong) });
      },
    });

/** The ten digits of a phone number, for a call that takes no other form; what is none stays as typed. */
const tenDigits = (text: string): string => parsePhone(text)?.slice(2) ?? text;

/** The alternate rule, for the phone of the SMS step (VAL-015); may be empty (VAL-030). The cast value is ten digits. */
export const alternatePhoneRule = () =>
  freeTextRule()
    .transform(tenDigits)
    .test(fits('alternatePhone', (text) => parsePhone(text) !== undefined));

/** The phone of Plus+ (VAL-033), to which a code is sent; the cast value is ten digits. */
export const plusPhoneRule = () => alternatePhoneRule().required(says('required'));
