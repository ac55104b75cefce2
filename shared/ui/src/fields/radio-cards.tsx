import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes } from './field.tsx';
import styles from './fields.module.css';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the line: a price, a logo. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  name?: string;
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: string | false;
  /** Side by side where there is room. */
  inline?: boolean;
}

/** One of a few, each with room to say what it means: delivery, payment, protection plans. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { legend, legendHidden, options, value, onChange, help, error, inline } = props;
  const id = useId();
  const name = props.name ?? id;
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ options, value, onChange });
  // React hears nothing of a choice before hydration, and would choose its own with the next render.
  useLayoutEffect(() => {
    const { options, value, onChange } = first.current;
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((one) => one.value === chosen);
    if (option && option.value !== value) onChange(option.value);
  }, []);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      className={styles.field}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend className={legendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.card, option.disabled && styles.off)}>
            <input
              type="radio"
              className={styles.box}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.cardText}>
              <span className={styles.cardLabel}>{option.label}</span>
              {option.description && <span className={styles.help}>{option.description}</span>}
            </span>
            {option.end && <span className={styles.cardEnd}>{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
};
