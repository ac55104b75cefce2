import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useModal, type ModalOptions } from './use-modal.ts';
import styles from './dialog.module.css';

export interface ModalProps {
  open: boolean;
  /** Called for Escape, a press on the ground behind and the close button; the caller closes. */
  onClose: () => void;
  /** The heading, and the accessible name. */
  title: string;
  /** The title is read by screen readers and not shown. */
  titleHidden?: boolean;
  /** Without one there is no close button: the content has another way out. */
  closeLabel: string | undefined;
  /** Stays in sight below the content: the actions. */
  footer?: ReactNode;
  /** Exists only while open. */
  children: ReactNode;
}

type FrameProps = ModalProps & Pick<ModalOptions, 'width'> & { className: string };

/** What dialogs and drawers have in common. */
export const Modal = ({ open, onClose, title, titleHidden, closeLabel, footer, children, ...frame }: FrameProps) => {
  const heading = useId();
  const dialog = useModal({ open, onClose, width: frame.width });
  return (
    <dialog ref={dialog} className={frame.className} aria-labelledby={heading}>
      {open && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 id={heading} className={styles.title} tabIndex={-1}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </h2>
            {closeLabel && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
};
