import { hasCheckDigit } from '@shop/format';
import { fits, requiredRule, says } from './text.ts';

const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);

/** A card number; the cast value has no spaces or hyphens. */
export const cardNumberRule = () =>
  requiredRule()
    .transform((text: string) => text.replace(/[ -]/g, ''))
    .test(fits('cardNumber', isCardNumber));

/** `04/29`, `4/29`, `04 / 2029` and `0429` as month and full year; undefined for anything else. */
export const parseCardExpiry = (text: string): { month: number; year: number } | undefined => {
  const match = /^(0?[1-9]|1[0-2]) ?\/ ?(\d{2}|20\d{2})$/.exec(text) ?? /^(0[1-9]|1[0-2])(\d{2})$/.exec(text);
  if (!match) return undefined;
  const year = Number(match[2]);
  return { month: Number(match[1]), year: year < 100 ? 2000 + year : year };
};

/** A card's expiry, good until its month ends; the cast value is `MM/YY`. `now` is there for tests. */
export const cardExpiryRule = (now: () => Date = () => new Date()) =>
  requiredRule()
    .transform((text: string) => {
      const expiry = parseCardExpiry(text);
      return expiry ? `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}` : text;
    })
    .test(fits('cardExpiry', (text) => parseCardExpiry(text) !== undefined))
    .test(
      fits('cardExpired', (text) => {
        const expiry = parseCardExpiry(text);
        return !expiry || expiry.year * 12 + expiry.month > now().getFullYear() * 12 + now().getMonth();
      }),
    );

/** A card's security code: 3 or 4 digits. */
export const cardCodeRule = () =>
  requiredRule().matches(/^\d{3,4}$/, { message: says('cardCode'), excludeEmptyString: true });
