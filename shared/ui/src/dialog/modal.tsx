import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** Exists only while open, or as long as the dialog stands ready. */
  children: ReactNode;
  /**
   * Stands in the page, out of sight, before it is opened, with what `children` are then: the press that opens it has
   * nothing to make. For what is likely to be opened.
   */
  ready?: boolean;
  /** A button with the attributes of `opensDialog(id)` opens it by the browser alone, also before the page's scripts. */
  byBrowser?: { id: string; onOpen: () => void };
}

/** Attributes of a button that opens a dialog `byBrowser`; where a browser does not know them its `onClick` does it. */
export const opensDialog = (id: string) => ({ command: 'show-modal', commandfor: id });

const closesDialog = (id: string) => ({ command: 'close', commandfor: id });

type FrameProps = ModalProps & Pick<ModalOptions, 'width'> & { className: string };

export const Modal = ({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  footer,
  children,
  ready,
  byBrowser,
  ...frame
}: FrameProps) => {
  const heading = useId();
  const dialog = useModal({ open, onClose, onOpen: byBrowser?.onOpen, width: frame.width });
  const body = useRef<HTMLDivElement>(null);
  // One that stands ready begins at its top again, as one that is made anew.
  useLayoutEffect(() => {
    const node = body.current;
    return open && node ? () => void (node.scrollTop = 0) : undefined;
  }, [open]);
  return (
    // It may be open before React knows of it.
    <dialog
      ref={dialog}
      id={byBrowser?.id}
      className={frame.className}
      aria-labelledby={heading}
      suppressHydrationWarning={byBrowser !== undefined}
    >
      {(open || ready) && (
        <div className={styles.box}>
          <header className={styles.head}>
            <h2 id={heading} className={styles.title} tabIndex={-1}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </h2>
            {closeLabel && (
              <IconButton
                icon="close"
                label={closeLabel}
                onClick={onClose}
                {...(byBrowser && closesDialog(byBrowser.id))}
              />
            )}
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
};
