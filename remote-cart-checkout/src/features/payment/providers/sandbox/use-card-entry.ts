import {
  cardCodeRule,
  cardExpiryRule,
  cardNumberRule,
  check,
  formSchema,
  parseCardExpiry,
  requiredRule,
  ruleText,
  useAfterPress,
} from '@shop/forms';
import { useRef, useState, type ChangeEvent } from 'react';
import type { Card } from './card-tokens.ts';

const schema = formSchema({
  number: cardNumberRule(),
  expiry: cardExpiryRule(),
  cvv: cardCodeRule(),
  name: requiredRule(),
});
const empty = { number: '', expiry: '', cvv: '', name: '' };
type Field = keyof typeof empty;
const fields: readonly Field[] = ['number', 'expiry', 'cvv', 'name'];

/** The fields have no names, so that no form could ever send them. */
export const useCardEntry = (language: 'en' | 'fr') => {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const { afterPress } = useAfterPress();
  const checked = check(schema, values);
  const errors = checked.ok ? {} : checked.errors;

  const field = (name: Field) => {
    const error = left.has(name) ? errors[name] : undefined;
    return {
      value: values[name],
      error: error && ruleText(error, language),
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues((all) => ({ ...all, [name]: target.value })),
      onBlur: () => afterPress(() => setLeft((all) => new Set([...all, name]))),
    };
  };

  /** The card, once it can be one; until then the first field that is wrong gets the focus. */
  const take = (): Card | null => {
    setLeft(new Set(fields));
    if (!checked.ok) {
      const wrong = fields.find((name) => name in checked.errors);
      if (wrong) inputs.current[wrong]?.focus();
      return null;
    }
    const { number, expiry, cvv } = checked.values;
    const { month = 0, year = 0 } = parseCardExpiry(expiry) ?? {}; // the rule has just accepted it
    return { number, month, year, cvv };
  };
  return { field, take };
};
