import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import type { LinkComponent, LinkProps } from '../link.ts';
import styles from './icon-button.module.css';

interface IconButtonLook {
  icon: IconName;
  /** The accessible name; it should also say the count, when there is one. */
  label: string;
  /** A small number on the corner; 0 shows none. */
  count?: number;
  filled?: boolean;
  /** A white disc behind it, for buttons that lie on a picture. */
  floating?: boolean;
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & IconButtonLook;

export type IconLinkProps = Omit<LinkProps, 'children' | 'aria-label'> &
  IconButtonLook & { linkComponent?: LinkComponent };

const Face = ({ icon, filled, count }: Pick<IconButtonLook, 'icon' | 'filled' | 'count'>) => (
  <>
    <Icon name={icon} size={24} filled={filled} />
    {/* A drawing and no words: the name has the whole number, and what can be read of a control has to be in its name. */}
    {count ? <span className={styles.count} data-count={count > 99 ? '99+' : count} aria-hidden /> : null}
  </>
);

/** A button of one icon, 44 px square. For a switch such as a wishlist heart, give `aria-pressed` and `filled`. */
export const IconButton = ({ icon, label, count, filled, floating, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={classNames(styles.button, floating && styles.floating, className)}
  >
    <Face icon={icon} filled={filled} count={count} />
  </button>
);

/** The same look for a link. */
export const IconLink = ({
  icon,
  label,
  count,
  filled,
  floating,
  linkComponent: Link = 'a',
  className,
  ...rest
}: IconLinkProps) => (
  <Link {...rest} aria-label={label} className={classNames(styles.button, floating && styles.floating, className)}>
    <Face icon={icon} filled={filled} count={count} />
  </Link>
);
