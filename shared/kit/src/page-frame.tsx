import { Container } from '@shop/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './page.module.css';

type Props = Pick<ComponentProps<typeof Container>, 'width' | 'children'>;

/** The frame of a page: what it holds one below the other, with the same space between. */
export const PageFrame = ({ width, children }: Props): ReactNode => (
  <Container width={width} className={styles.page}>
    {children}
  </Container>
);
