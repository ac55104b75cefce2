import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldTexts } from './field.tsx';
import styles from './fields.module.css';

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** Several lines of text; grows with what is typed where the browser can. */
export const TextAreaField = ({
  label,
  help,
  error,
  optionalLabel,
  className,
  id,
  rows = 4,
  ...area
}: TextAreaFieldProps) => {
  const ties = useField({ help, error }, id, area['aria-describedby']);
  return (
    <Field id={ties.id} label={label} help={help} error={error} optionalLabel={optionalLabel} className={className}>
      <textarea {...area} {...ties} rows={rows} className={classNames(styles.control, styles.area)} />
    </Field>
  );
};
