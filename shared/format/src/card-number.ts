import { cleaned } from './cleaned.ts';

/** The check digit of a card number (ISO/IEC 7812, Luhn's formula). */
export const hasCheckDigit = (digits: string): boolean => {
  let sum = 0;
  for (const [place, character] of [...digits].toReversed().entries()) {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
};

/**
 * How the numbers of payment cards begin (ISO/IEC 7812) and how long they are. Visa's 13 digits are left out: no such
 * card is in use, and an EAN-13 of Germany or Japan begins the same way.
 */
const issued: readonly RegExp[] = [
  /^4(?:\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^(?:6011|64[4-9]\d|65\d{2})\d{12,15}$/, // Discover
  /^(?:3095|30[0-5]\d|3[689]\d{2})\d{10}$/, // Diners Club
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^(?:62|81)\d{14,17}$/, // UnionPay
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{9,15}$/, // Maestro
];

/** People type these between the digits of a card: spaces, dots and dashes. */
const between = String.raw`[ .\u00B7\u2022\u00A0\u2007\u202F\u2010-\u2015-]`;
const anyBetween = new RegExp(`${between}+`, 'u');
/** Digits in a row, with as much between them as somebody types. */
const runs = new RegExp(String.raw`\d(?:${between}{0,3}\d)+`, 'gu');

/** Digits without what was typed between them. */
export const bareDigits = (typed: string): string => typed.split(anyBetween).join('');

const isCard = (digits: string): boolean => issued.some((numbers) => numbers.test(digits)) && hasCheckDigit(digits);

/** Whether what stands beside digits makes them part of an identifier: a UUID and a token hold no card. */
const isPartOfName = (before: string, after: string): boolean =>
  /[\p{L}\d][-_]?$|_$/u.test(before) || /^(?:[-_]?[\p{L}\d]|_)/u.test(after);

/** Whether some of these groups of digits, one after the other, are a card: its day of expiry may stand beside it. */
const holdsCardGroups = (groups: readonly string[]): boolean =>
  groups.some((_, first) => {
    let digits = '';
    for (const group of groups.slice(first)) {
      digits += group;
      if (group.length < 3 || digits.length > 19) return false;
      if (isCard(digits)) return true;
    }
    return false;
  });

/** Whether a text holds a payment card's number, with or without spaces, dots and dashes. */
export const holdsCardNumber = (text: string): boolean => {
  const typed = cleaned(text);
  return [...typed.matchAll(runs)].some(({ 0: run, index }) => {
    const end = index + run.length;
    if (isPartOfName(typed.slice(Math.max(0, index - 2), index), typed.slice(end, end + 2))) return false;
    return isCard(bareDigits(run)) || holdsCardGroups(run.split(anyBetween));
  });
};
