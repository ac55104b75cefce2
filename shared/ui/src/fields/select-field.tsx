import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Field, useField, type FieldTexts } from './field.tsx';
import styles from './fields.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** A first entry with no value: "Choose a province". */
    placeholder?: string;
  };

/** One of several, with the browser's own list. */
export const SelectField = ({
  label,
  help,
  error,
  optionalLabel,
  options,
  placeholder,
  className,
  id,
  ...select
}: SelectFieldProps) => {
  const ties = useField({ help, error }, id, select['aria-describedby']);
  return (
    <Field id={ties.id} label={label} help={help} error={error} optionalLabel={optionalLabel} className={className}>
      <span className={styles.frame}>
        <select {...select} {...ties} className={classNames(styles.control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron" turn="down" size={16} />
        </span>
      </span>
    </Field>
  );
};
