import type { Language } from '@shop/format';
import { useAfterPress } from '@shop/ui';
import { useEffect, useReducer, useRef } from 'react';
import type { ChangeEvent, FocusEvent, SyntheticEvent } from 'react';
import { check } from './check.ts';
import type { Validator } from './check.ts';
import { focusFirst, nameOf, readFields, readForm, writeEmpty } from './form-elements.ts';
import type { FormValues } from './form-elements.ts';
import { formReducer, freshForm } from './form-state.ts';
import type { FormEvent, FormState, SubmitOutcome } from './form-state.ts';
import { ruleText } from './messages.ts';

export interface FormOptions<V extends FormValues, Output> {
  schema: Validator<Output>;
  /** Every field's first value; a checkbox has a boolean. A later one reaches the fields that nobody has changed. */
  initial: V;
  language: Language;
  /** A server's answer, where the form was sent without scripts. */
  answered?: SubmitOutcome<V>;
  /** Gets the schema's cast values and what was typed; what it answers is shown. */
  onSubmit: (output: Output, typed: V) => Promise<SubmitOutcome<V>>;
}

/**
 * A headless form. Spread `form` on the `Form` of @shop/ui, which is sent by scripts alone, and `field(name)` on each
 * field; fields keep their own text (uncontrolled), so nothing typed is ever lost, before hydration neither. Errors
 * show once a field has been left or a submit was tried; then the first wrong field gets the focus. A field left by a
 * press is judged when the press is over, so that its error moves nothing away from below the finger.
 */
export const useForm = <V extends FormValues, Output>(options: FormOptions<V, Output>) => {
  const { schema, initial, language, answered, onSubmit } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer<FormState<V>, [FormEvent<V>]>(formReducer, freshForm(initial, answered));
  const submitting = useRef(false);
  const firstValues = JSON.stringify(initial);
  const { afterPress, forgetPress } = useAfterPress();

  useEffect(() => {
    // The browser restores fields, people type before hydration, and values come with later first values.
    const names = Object.keys(JSON.parse(firstValues) as V);
    if (ref.current) dispatch({ type: 'changed', values: readFields(ref.current, names) as Partial<V> });
  }, [firstValues]);

  const checked = check(schema, state.values);
  const errors: Partial<Record<keyof V, string>> = { ...state.serverFields };
  for (const [name, error] of checked.ok ? [] : Object.entries(checked.errors)) {
    if (state.left.has(name)) errors[name as keyof V] = ruleText(error, language);
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    // A ref, because state alone would let a double click through before the next render.
    if (submitting.current) return;
    const values = readForm(form, state.values);
    const answer = check(schema, values);
    if (!answer.ok) {
      dispatch({ type: 'refused', values });
      focusFirst(form, answer.errors);
      return;
    }
    submitting.current = true;
    dispatch({ type: 'submitted', values });
    let outcome: SubmitOutcome<V> = { ok: false };
    try {
      outcome = await onSubmit(answer.values, values);
    } finally {
      submitting.current = false;
      dispatch({ type: 'answered', outcome });
    }
    if (!outcome.ok && outcome.fields) focusFirst(form, outcome.fields);
    if (outcome.ok && outcome.reset) reset();
  };

  const reset = (): void => {
    ref.current?.reset();
    forgetPress(); // the click of the button that resets the form
    dispatch({ type: 'reset', values: initial });
  };
  const news = state.serverError
    ? ({ tone: 'trouble', text: state.serverError } as const)
    : ({ tone: 'good', text: state.said } as const);

  return {
    values: state.values,
    errors,
    status: state.status,
    serverError: state.serverError,
    /** Whether all fields are right as they stand, shown or not. */
    isValid: checked.ok,
    form: {
      ref,
      noValidate: true,
      busy: state.status === 'submitting',
      news: news.text ? news : undefined,
      withoutScripts: ruleText({ key: 'needsScripts' }, language),
      onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) =>
        dispatch({ type: 'changed', values: readForm(currentTarget, state.values), name: nameOf(target) }),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const name = nameOf(target);
        if (name !== undefined && name in initial) afterPress(() => dispatch({ type: 'fieldLeft', name }));
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    /** Name, first value and error text of a field with text. */
    field: (name: keyof V & string) => ({ name, defaultValue: String(initial[name] ?? ''), error: errors[name] }),
    /** The same of a checkbox. */
    checkbox: (name: keyof V & string) => ({ name, defaultChecked: initial[name] === true, error: errors[name] }),
    /** Sets a value that has no element of its own, such as a reCAPTCHA token. */
    change: (name: keyof V & string, value: string | boolean) =>
      dispatch({ type: 'changed', values: { ...state.values, [name]: value }, name }),
    /** Writes texts into those of the fields that are empty, and answers which they were. */
    fillEmpty: (texts: Partial<Record<keyof V & string, string>>): readonly string[] => {
      if (!ref.current) return [];
      const names = writeEmpty(ref.current, texts);
      if (names.length > 0) dispatch({ type: 'changed', values: readForm(ref.current, state.values) });
      return names;
    },
    /** Back to the first values, errors gone. */
    reset,
  };
};
