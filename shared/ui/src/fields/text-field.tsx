import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldTexts } from './field.tsx';
import styles from './fields.module.css';

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Inside the field at its end: a "show password" button, a unit. */
    end?: ReactNode;
  };

/** One line of text. Everything else is the input's own: type, autoComplete, inputMode, enterKeyHint, ref. */
export const TextField = ({ label, help, error, optionalLabel, end, className, id, ...input }: TextFieldProps) => {
  const ties = useField({ help, error }, id, input['aria-describedby']);
  return (
    <Field id={ties.id} label={label} help={help} error={error} optionalLabel={optionalLabel} className={className}>
      <span className={classNames(styles.frame, end !== undefined && styles.withEnd)}>
        <input {...input} {...ties} className={styles.control} />
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
    </Field>
  );
};
