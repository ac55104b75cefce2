import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import styles from './dialog.module.css';

export type DrawerProps = ModalProps & {
  /** A CSS length such as `26.25rem` or `455px`; a phone gives the whole width whatever is asked. */
  width?: string;
  side?: 'right' | 'left';
};

/** A panel along the side of the screen: cart, quick view, filters, menu. */
export const Drawer = ({ side = 'right', width = '26.25rem', ...modal }: DrawerProps) => (
  <Modal {...modal} width={width} className={classNames(styles.drawer, styles[side])} />
);
