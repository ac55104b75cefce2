import { use, type ComponentProps, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { FormContext } from '../form/form-state.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Primary: the main action. Secondary: an alternative. Quiet: a minor action. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  /** As wide as its column. */
  wide?: boolean;
  icon?: IconName;
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button keeps its name, its width and the focus, and does nothing when pressed. */
    busy?: boolean;
  };

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ variant = 'primary', size = 'regular', wide }: ButtonLook, className?: string): string =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

/**
 * `type` is "button" unless told: only the button that sends a form is "submit"; it waits until the form can be sent, and
 * is busy while that is on its way (`Form`).
 */
export const Button = ({
  variant,
  size,
  wide,
  icon,
  busy: ownBusy = false,
  className,
  children,
  onClick,
  disabled,
  ...rest
}: ButtonProps) => {
  const form = use(FormContext);
  const sends = rest.type === 'submit';
  const busy = ownBusy || (sends && form.isBusy);
  const pressed = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || (sends && form.isWaiting)}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={pressed}
    >
      <span className={styles.face}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
      </span>
      {busy && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
};
