import { classNames } from '../class-names.ts';
import { paths, type IconName } from './paths.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Height and width in px; 20 unless told. */
  size?: 16 | 20 | 24 | 32 | 48;
  filled?: boolean;
  /** Where a chevron points; to the right unless told. */
  turn?: 'down' | 'left' | 'up';
  /** Only for an icon that stands alone; one beside a text is decoration and has none. */
  label?: string;
  className?: string;
}

/** Of a chevron; it is 20 px without one. */
const sizes = { 16: styles.s16, 20: undefined, 24: styles.s24, 32: styles.s32, 48: styles.s48 };

/**
 * One line drawing in the colour of the text around it. A chevron, of which a page has dozens, is an element that its style
 * sheet cuts out.
 */
export const Icon = ({ name, size = 20, filled = false, turn, label, className }: IconProps) => {
  const turned = turn && styles[turn];
  if (name === 'chevron')
    return (
      <i
        className={classNames(styles.chevron, sizes[size], turned, className)}
        {...(label && { role: 'img', 'aria-label': label })}
      />
    );
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, turned, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  );
};
