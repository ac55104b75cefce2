import { Icon } from '../icon/icon.tsx';
import type { LinkComponent, LinkProps } from '../link.ts';
import { buttonClass, type ButtonLook } from './button.tsx';
import styles from './button.module.css';

export type LinkButtonProps = LinkProps & ButtonLook & { linkComponent?: LinkComponent };

/** A link that looks like a button: it goes somewhere, and a button does something. */
export const LinkButton = ({
  variant,
  size,
  wide,
  icon,
  linkComponent: Link = 'a',
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
    <span className={styles.face}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  </Link>
);
