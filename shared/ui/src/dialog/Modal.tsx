import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useModal, type WatchBack } from './useModal.ts';
import styles from './dialog.module.css';

export type ModalProps = {
  open: boolean;
  /** Called for Escape, a press on the ground behind, the close button and the back button; the caller closes. */
  onClose: () => void;
  /** The heading, and the accessible name. */
  title: string;
  /** The title is said and not shown. */
  titleHidden?: boolean;
  closeLabel: string;
  /** Stays in sight below the content: the actions. */
  footer?: ReactNode;
  /** Exists only while open. */
  children: ReactNode;
  watchBack?: WatchBack;
};

type FrameProps = ModalProps & { className: string; /** A CSS length, set by script. */ width?: string };

/** What dialogs and drawers have in common. */
export function Modal({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  footer,
  children,
  watchBack,
  ...frame
}: FrameProps) {
  const heading = useId();
  const dialog = useModal(open, onClose, watchBack);

  function cancelled(event: SyntheticEvent): void {
    // The caller's state decides, not the browser. A file field within fires "cancel" too, which is none of ours.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  function keyed(event: KeyboardEvent<HTMLDialogElement>): void {
    // A modal dialog hears Escape as "cancel"; the plain box of old browsers does not.
    if (event.key === 'Escape' && typeof event.currentTarget.showModal !== 'function') onClose();
  }
  function pressed(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={(node) => {
        dialog.current = node;
        if (frame.width) node?.style.setProperty('--modal-width', frame.width);
      }}
      className={frame.className}
      aria-labelledby={heading}
      onCancel={cancelled}
      onKeyDown={keyed}
      onMouseDown={pressed}
    >
      {open && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 id={heading} className={styles.title} tabIndex={-1} autoFocus>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
