import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../link.ts';
import styles from './toast.module.css';

const watch = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
};
const watchNothing = (): (() => void) => () => undefined;
const topmost = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
const none = (): null => null;

/** The open dialog above all, outside of which everything is inert; null when there is none, or nobody asks. */
const useTopmostDialog = (asks: boolean): Element | null =>
  useSyncExternalStore(asks ? watch : watchNothing, asks ? topmost : none, none);

export type ToastTone = 'neutral' | 'ok' | 'error';

export interface ToastMessage {
  /** A new id is a new toast, also when its text is the same. */
  id: string | number;
  text: string;
  tone?: ToastTone;
  /** Where it leads; its link stands before the closing button, and ends the toast. */
  link?: { label: string; href: string };
  /** Such as undo; its button stands before the closing one, and ends the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastRegionProps {
  /** The message shown now; a new one replaces it (SHELL-032). */
  toast: ToastMessage | undefined;
  onDismiss: (id: ToastMessage['id']) => void;
  /** The region's accessible name. */
  label: string;
  closeLabel: string;
  linkComponent?: LinkComponent;
  /** How long a message stays, in ms, unless someone points at it or is in it; 5000 unless told, three times that with an action or a link. */
  stay?: number;
}

const ICON = { neutral: 'bell', ok: 'check', error: 'warning' } as const;

/**
 * Where toasts appear, 185 px from the top. There is one on a page, always: a live region speaks only of what changes
 * in it, so it must be there before the first message.
 */
export const ToastRegion = ({ toast, onDismiss, label, closeLabel, linkComponent, stay = 5000 }: ToastRegionProps) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const from = useRef<HTMLElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const id = toast?.id;
  const dialog = useTopmostDialog(id !== undefined); // outside it a toast could be neither pressed nor heard
  const isPaused = pointed || focused;
  const asksMore = toast?.action !== undefined || toast?.link !== undefined;

  useEffect(() => {
    if (id === undefined || isPaused) return undefined;
    const timer = setTimeout(() => dismiss(id), asksMore ? 3 * stay : stay);
    return () => clearTimeout(timer);
  }, [id, isPaused, stay, asksMore]);

  // A popover is drawn above everything; old browsers and jsdom draw it where it stands. Tab leads into it from where
  // one was when it came, and on from there (WCAG 2.4.3).
  const show = useCallback((node: HTMLElement | null): void => {
    const source = document.activeElement;
    if (!node || !(source instanceof HTMLElement)) return;
    from.current = source;
    node.showPopover?.({ source });
  }, []);

  const end = (): void => {
    if (focused) from.current?.focus();
    setPointed(false);
    setFocused(false);
    if (id !== undefined) onDismiss(id);
  };
  const tone = toast?.tone ?? 'neutral';
  const region = (
    <section aria-label={label}>
      <output role={dialog ? 'alert' : undefined} aria-live={dialog ? undefined : 'polite'} aria-atomic="true">
        {toast && (
          <span
            key={toast.id}
            ref={show}
            popover="manual"
            className={classNames(styles.toast, styles[tone])}
            onPointerEnter={() => setPointed(true)}
            onPointerLeave={() => setPointed(false)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          >
            <Icon name={ICON[tone]} />
            <span className={styles.text}>{toast.text}</span>
            {toast.link && (
              <LinkButton
                variant="quiet"
                size="small"
                href={toast.link.href}
                linkComponent={linkComponent}
                onClick={end}
              >
                {toast.link.label}
              </LinkButton>
            )}
            {toast.action && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  toast.action?.onPress();
                  end();
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <IconButton icon="close" label={closeLabel} onClick={end} />
          </span>
        )}
      </output>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
};
