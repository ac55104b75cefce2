import { ValidationError } from 'yup';
import { isRuleError } from './messages.ts';
import type { RuleError } from './messages.ts';

/** A yup schema, as far as it is needed here: it answers the cast values or throws what is wrong. */
export interface Validator<Output> {
  validateSync(values: unknown, options: { abortEarly: boolean }): Output;
}

/** Either the cast values, or the first error of each wrong field by the field's path. */
export type Checked<Output> = { ok: true; values: Output } | { ok: false; errors: Readonly<Record<string, RuleError>> };

// A rule without a message of its own says the generic one (VAL-020).
const answerOf = (message: unknown): RuleError => (isRuleError(message) ? message : { key: 'required' });

/** Checks values against a schema, all fields at once. A fault in a schema itself is thrown on. */
export const check = <Output>(schema: Validator<Output>, values: unknown): Checked<Output> => {
  try {
    return { ok: true, values: schema.validateSync(values, { abortEarly: false }) };
  } catch (fault) {
    if (!ValidationError.isError(fault)) throw fault;
    const errors: Record<string, RuleError> = {};
    for (const {
      path = '',
      errors: [message],
    } of fault.inner.length > 0 ? fault.inner : [fault]) {
      errors[path] ??= answerOf(message);
    }
    return { ok: false, errors };
  }
};
