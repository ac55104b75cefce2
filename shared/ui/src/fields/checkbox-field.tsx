import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes, useField, type FieldTexts } from './field.tsx';
import styles from './fields.module.css';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldTexts, 'optionalLabel'>;

/** Yes or no. The label stands beside the box and may hold links. */
export const CheckboxField = ({ label, help, error, className, id, ...input }: CheckboxFieldProps) => {
  const ties = useField({ help, error }, id, input['aria-describedby']);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.choice}>
        <input {...input} {...ties} type="checkbox" className={styles.box} />
        <span>{label}</span>
      </label>
      <FieldNotes id={ties.id} help={help} error={error} />
    </div>
  );
};
