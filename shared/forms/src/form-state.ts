import type { ReactNode } from 'react';
import type { FormValues } from './form-elements.ts';

export type FormStatus = 'idle' | 'submitting' | 'succeeded' | 'failed';

/**
 * The result of a submit: `message` for the whole form and `fields` for single ones, both as texts to be shown. One that
 * went well may say so, and have the form begin anew.
 */
export type SubmitOutcome<V extends FormValues> =
  | { ok: true; said?: ReactNode; reset?: boolean }
  | { ok: false; message?: string; fields?: Partial<Record<keyof V, string>> };

export interface FormState<V extends FormValues> {
  values: V;
  status: FormStatus;
  /** The fields that have been left once: only their errors are shown before the first submit. */
  left: ReadonlySet<string>;
  serverError?: string;
  /** Message of the last successful submit. */
  said?: ReactNode;
  serverFields: Partial<Record<keyof V, string>>;
}

export type FormEvent<V extends FormValues> =
  | { type: 'changed'; values: Partial<V>; name?: string }
  | { type: 'fieldLeft'; name: string }
  | { type: 'refused'; values: V }
  | { type: 'submitted'; values: V }
  | { type: 'answered'; outcome: SubmitOutcome<V> }
  | { type: 'reset'; values: V };

/** The state of an untouched form, or of one that a server has answered before it came alive. */
export const freshForm = <V extends FormValues>(values: V, answered?: SubmitOutcome<V>): FormState<V> => {
  const fresh: FormState<V> = { values, status: 'idle', left: new Set(), serverFields: {} };
  return answered ? formReducer(fresh, { type: 'answered', outcome: answered }) : fresh;
};

/** The state after an event; values are only ever replaced by what the form holds, never dropped. */
export const formReducer = <V extends FormValues>(state: FormState<V>, event: FormEvent<V>): FormState<V> => {
  switch (event.type) {
    case 'changed': {
      const serverFields = { ...state.serverFields };
      if (event.name !== undefined) delete serverFields[event.name];
      return { ...state, values: { ...state.values, ...event.values }, serverFields };
    }
    case 'fieldLeft':
      return state.left.has(event.name) ? state : { ...state, left: new Set([...state.left, event.name]) };
    case 'refused':
      return { ...state, values: event.values, status: 'idle', left: new Set(Object.keys(event.values)) };
    case 'submitted':
      return {
        ...state,
        values: event.values,
        status: 'submitting',
        serverError: undefined,
        said: undefined,
        serverFields: {},
      };
    case 'answered':
      return event.outcome.ok
        ? { ...state, status: 'succeeded', said: event.outcome.said }
        : {
            ...state,
            status: 'failed',
            serverError: event.outcome.message,
            serverFields: event.outcome.fields ?? {},
          };
    case 'reset':
      return { ...freshForm(event.values), said: state.said };
  }
};
