import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export type ContainerProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'nav';
  /** `text` is a readable measure, `form` the width of a form; the page's 1360 px unless told. */
  width?: 'page' | 'text' | 'form';
};

/** Page width with its gutters. */
export const Container = ({ as: Element = 'div', width = 'page', className, ...rest }: ContainerProps) => (
  <Element {...rest} className={classNames(styles.container, styles[width], className)} />
);
