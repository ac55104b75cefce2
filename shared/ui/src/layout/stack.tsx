import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export type StackProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'aside';
  /** The step of the space scale between two children (`--space-1` … `--space-9`). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** `row` wraps when there is no room. */
  direction?: 'column' | 'row';
  /** Along the line in a row (children stand on its middle), across it in a column. */
  align?: 'start' | 'center' | 'end' | 'between';
};

/** Children one after the other with one space between them. */
export const Stack = ({ as = 'div', gap = 4, direction = 'column', align, className, ...rest }: StackProps) => {
  // All of these elements take what a div takes; the union of their props is too wide for the compiler to see it.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, styles[direction], styles[`gap${gap}`], align && styles[align], className)}
    />
  );
};
