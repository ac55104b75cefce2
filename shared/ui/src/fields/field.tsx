import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './fields.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Below the field, always. */
  help?: ReactNode;
  /** The error and how to correct it; below the field, in the error colour. */
  error?: string | false;
  /** "optional", beside the label. Fields without it are required. */
  optionalLabel?: string;
}

/** How the control is tied to the texts around it. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and ARIA for one control; help and error are read after its name. */
export const useField = (texts: Pick<FieldTexts, 'help' | 'error'>, id?: string, describedBy?: string): FieldTies => {
  const own = useId();
  const field = id ?? own;
  const described = [texts.error && `${field}-error`, texts.help && `${field}-help`, describedBy].filter(Boolean);
  return {
    id: field,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': texts.error ? true : undefined,
  };
};

/** Whether the person is at this field: in it, or at the button of a form of which it is the first that is wrong. */
const isAt = (field: HTMLElement | null): boolean => {
  const { activeElement: active } = document;
  if (active === field) return true;
  const form = active instanceof HTMLButtonElement ? active.form : null;
  return field !== null && form?.querySelector('[aria-invalid="true"]') === field;
};

/** The error of a field, scrolled out from under a bar at the window's end. */
const FieldError = ({ field, children }: { field: string; children: string }) => {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAt(document.getElementById(field))) line.current?.scrollIntoView({ block: 'nearest' });
  }, [field]);
  return (
    <p ref={line} id={`${field}-error`} className={styles.error}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
};

/** The lines below a control. An error is said when it comes, also while the control has the focus (WCAG 4.1.3). */
export const FieldNotes = ({ id, help, error }: { id: string } & Pick<FieldTexts, 'help' | 'error'>) => (
  <>
    {help && (
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    )}
    <div className={styles.said} aria-live="polite">
      {error && (
        <FieldError key={error} field={id}>
          {error}
        </FieldError>
      )}
    </div>
  </>
);

type FieldProps = FieldTexts & { id: string; className?: string; children: ReactNode };

/** Label above, control, help and error below. */
export const Field = ({ id, label, optionalLabel, help, error, className, children }: FieldProps) => (
  <div className={classNames(styles.field, className)}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optionalLabel && <span className={styles.optional}> ({optionalLabel})</span>}
    </label>
    {children}
    <FieldNotes id={id} help={help} error={error} />
  </div>
);
