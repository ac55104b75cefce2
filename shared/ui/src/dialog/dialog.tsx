import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import styles from './dialog.module.css';

export type DialogProps = ModalProps & { size?: 'small' | 'regular' | 'large' };

/** A dialog in the middle of the screen; on a phone it rises from the foot. */
export const Dialog = ({ size = 'regular', ...modal }: DialogProps) => (
  <Modal {...modal} className={classNames(styles.dialog, styles[size])} />
);
