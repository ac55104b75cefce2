import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import styles from './dialog.module.css';

export type DrawerProps = ModalProps & {
  /** A CSS length such as `455px`, in place of 26.25rem; a phone gives the whole width whatever is asked. */
  width?: string;
  side?: 'right' | 'left';
};

/** A panel along the side of the screen: cart, quick view, filters, menu. */
export const Drawer = ({ side = 'right', ...modal }: DrawerProps) => (
  <Modal {...modal} className={classNames(styles.drawer, styles[side])} />
);
