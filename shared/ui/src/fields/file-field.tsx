import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Field, useField, type FieldTexts } from './field.tsx';
import styles from './file-field.module.css';

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & {
    /** Such as "Choose pictures": the browser's own words follow its language, not the shop's. */
    chooseLabel: string;
    /** Stands in place of the files' names while none is chosen; without it no names are shown. */
    noneLabel?: string;
  };

/** Files from the person's device. The browser's own field lies unseen over it, so that files can be dropped there too. */
export const FileField = ({
  label,
  help,
  error,
  optionalLabel,
  chooseLabel,
  noneLabel,
  className,
  id,
  onChange,
  ...input
}: FileFieldProps): ReactNode => {
  const ties = useField({ help, error }, id, input['aria-describedby']);
  const [names, setNames] = useState<string[]>([]);
  return (
    <Field id={ties.id} label={label} help={help} error={error} optionalLabel={optionalLabel} className={className}>
      <span className={styles.files}>
        <input
          {...input}
          {...ties}
          type="file"
          className={styles.fileInput}
          onChange={(event) => {
            setNames([...(event.currentTarget.files ?? [])].map(({ name }) => name));
            onChange?.(event);
          }}
        />
        <span aria-hidden className={styles.choose}>
          <Icon name="plus" size={16} />
          {chooseLabel}
        </span>
        {noneLabel !== undefined && (
          <span aria-hidden className={styles.fileNames}>
            {names.join(', ') || noneLabel}
          </span>
        )}
      </span>
    </Field>
  );
};
