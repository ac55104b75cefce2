import { cleaned } from '@shop/format';
import { number } from 'yup';
import { fits, requiredRule, says } from './text.ts';

const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** Digits with optional decimals, kept as text (VAL-017). */
export const numberRule = () => requiredRule().test(fits('number', isNumber));

/** A room's square feet, as text (VAL-035, VAL-036): a number above 0, however large. */
export const squareFeetRule = () =>
  requiredRule('squareFeet').test(fits('number', (text) => isNumber(text) && Number(text) > 0));

/** Degrees Fahrenheit from 60 to 90, both included, as text (VAL-018). */
export const temperatureRule = () =>
  numberRule().test(fits('temperature', (text) => Number(text) >= 60 && Number(text) <= 90));

// yup itself would also read 0x10, 1e2 and "1 2".
const quantityIn = (typed: string): number | undefined => {
  const text = cleaned(typed);
  if (text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
};

/** A whole quantity between two bounds, as a number (VAL-022, PDP-023). */
export const quantityRule = ({ min, max }: { min: number; max: number }) =>
  number()
    .transform((value: number, typed: unknown) => (typeof typed === 'string' ? quantityIn(typed) : value))
    .typeError(says('number'))
    .required(says('required'))
    .integer(says('number'))
    .min(min, says('minQuantity', { n: min }))
    .max(max, says('maxQuantity', { n: max }));
