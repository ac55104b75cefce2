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

/** Groups of digits that no letter, digit or identifier touches: a UUID and a token hold none. */
const digitGroups = /(?<![\p{L}\d][-_]?)\d(?:[ -]?\d){12,18}(?![-_]?[\p{L}\d])/gu;

/** Whether a text holds a payment card's number, with or without spaces and dashes. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(digitGroups) ?? []).some((group) => {
    const digits = group.replaceAll(/[ -]/g, '');
    return issued.some((numbers) => numbers.test(digits)) && hasCheckDigit(digits);
  });
