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

/** One line drawing in the colour of the text around it. */
export const Icon = ({ name, size = 20, filled = false, turn, label, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, filled && styles.filled, turn && styles[turn], className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={paths[name]} />
  </svg>
);
