import { cleaned } from './cleaned.ts';
import { bareDigits, hasCheckDigit, holdsCardNumber } from './card-number.ts';

/** Names of fields that take only a card's number or its security code. */
const cardNames =
  /^(?:cc|card|credit_?card)?_?(?:cvv2?|cvc2?|csc|pan|ccnum)$|^(?:cc|card|credit_?card)_?(?:number|no|num)$/;
/** Names of fields with other long numbers, some of which look like a card's. */
const otherNumbers = /phone|mobile|gtin|ean|upc|barcode|tracking/;

const isLongNumber = (text: string): boolean => {
  const digits = bareDigits(cleaned(text));
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);
};

/**
 * Whether what was sent under a name is a card's: its number, wherever it stands in the text, or what was typed into a
 * field that is named for a card.
 */
const isOfCard = (name: string, text: string): boolean => {
  const plain = name.toLowerCase().replaceAll(/[-. ]/g, '_');
  if (cardNames.test(plain)) return /\d{3}/.test(text);
  if (otherNumbers.test(plain)) return false;
  return holdsCardNumber(text) || (plain === 'number' && isLongNumber(text));
};

/**
 * Whether a body that was sent, parsed from JSON or from a form, holds a payment card anywhere. A body may be nested
 * deeper than a call stack is high, so it is searched with a list of what is left.
 */
export const holdsCard = (body: unknown): boolean => {
  const left: [name: string, value: unknown][] = [['', body]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [name, value] = next;
    if (typeof value === 'string' || typeof value === 'number') {
      if (isOfCard(name, String(value))) return true;
    } else if (Array.isArray(value)) {
      for (const each of value) left.push([name, each]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (holdsCardNumber(key)) return true;
        left.push([key, each]);
      }
    }
  }
  return false;
};
