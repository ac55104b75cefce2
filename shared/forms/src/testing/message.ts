import { check } from '../check.ts';
import type { Validator } from '../check.ts';
import { ruleText } from '../messages.ts';

/** The English message for a value, or undefined when the rule accepts it. */
export const message = (rule: Validator<unknown>, value: unknown): string | undefined => {
  const checked = check(rule, value);
  if (checked.ok) return undefined;
  const [error] = Object.values(checked.errors);
  return error && ruleText(error, 'en');
};

/** The cast value of an accepted value; undefined when the rule refuses it. */
export const cast = (rule: Validator<unknown>, value: unknown): unknown => {
  const checked = check(rule, value);
  return checked.ok ? checked.values : undefined;
};
