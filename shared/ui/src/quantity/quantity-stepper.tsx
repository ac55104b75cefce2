import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useTypedBeforeHydration } from '../typed-before-hydration.ts';
import styles from './quantity.module.css';

export interface QuantityStepperProps {
  /** The field's name in the form around it, which may be sent before the page is alive. */
  name?: string;
  /** A name for the number that minus and plus send with that form, where nobody hears their press. */
  stepName?: string;
  value: number;
  /** A whole number from min to max, when it is settled: a press, Enter, or leaving the field. */
  onChange: (quantity: number) => void;
  /** A typed number was outside and was set to the nearest; for a message. */
  onLimit?: (limit: 'min' | 'max') => void;
  /** Typed and not settled yet (NaN for an empty field); undefined once it is. */
  onTyped?: (quantity: number | undefined) => void;
  min?: number;
  max?: number;
  /** The field's name, said and not shown: "Quantity of Harbour sofa". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Below it: "Only 3 left". */
  message?: string;
  /** In place of the message. */
  error?: string | undefined;
  /** In the field at first, not settled: a server has refused it. */
  typedFirst?: string | undefined;
  disabled?: boolean;
}

/** How many: a number field between minus and plus. Half-typed numbers stay in the field until they are settled. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { name, stepName, value, onChange, onLimit, onTyped, min = 1, max = 999, label, error, disabled } = props;
  const message = error ?? props.message;
  const [typed, setTyped] = useState(props.typedFirst);
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  useTypedBeforeHydration(field, typed ?? String(value), (text) => {
    isLeft.current = document.activeElement !== field.current;
    setTyped(text);
    onTyped?.(text === '' ? Number.NaN : Number(text));
  });

  const settle = (wanted: number): void => {
    setTyped(undefined);
    onTyped?.(undefined);
    if (!Number.isFinite(wanted)) return;
    const whole = Math.trunc(wanted);
    const settled = Math.max(min, Math.min(max, whole));
    if (settled !== whole) onLimit?.(settled === min ? 'min' : 'max');
    if (settled !== value) onChange(settled);
  };
  const settleTyped = (): void => {
    if (typed !== undefined) settle(typed.trim() === '' ? Number.NaN : Number(typed));
  };
  // Who typed before hydration and has gone on from the field has settled the number, and so have minus and plus.
  useEffect(() => {
    if (!isLeft.current || typed === undefined) return;
    isLeft.current = false;
    settleTyped();
  });
  const step = (by: number) => ({
    ...(stepName === undefined ? { type: 'button' as const } : { type: 'submit' as const, name: stepName }),
    value: value + by,
    className: styles.step,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      settle(value + by);
    },
  });
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter settles the number; it does not send the form around it with the old one.
    event.preventDefault();
    settleTyped();
  };

  return (
    <div className={styles.quantity}>
      <div className={styles.row}>
        {/* Pressed by Enter in the field: the first of a form's buttons. */}
        {stepName !== undefined && <input type="submit" hidden />}
        <button {...step(-1)} disabled={disabled || value <= min}>
          <Icon name="minus" />
          <VisuallyHidden>{props.decreaseLabel}</VisuallyHidden>
        </button>
        <input
          ref={field}
          className={styles.number}
          type="number"
          name={name}
          inputMode="numeric"
          enterKeyHint="done"
          aria-label={label}
          aria-describedby={message ? messageId : undefined}
          aria-invalid={error === undefined ? undefined : true}
          min={min}
          max={max}
          step={1}
          disabled={disabled}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            onTyped?.(event.target.valueAsNumber);
          }}
          onBlur={settleTyped}
          onKeyDown={keyed}
        />
        <button {...step(1)} disabled={disabled || value >= max}>
          <Icon name="plus" />
          <VisuallyHidden>{props.increaseLabel}</VisuallyHidden>
        </button>
      </div>
      <p id={messageId} className={classNames(styles.message, error !== undefined && styles.error)} aria-live="polite">
        {message}
      </p>
    </div>
  );
};
