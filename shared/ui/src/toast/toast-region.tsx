import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';

export type ToastTone = 'neutral' | 'ok' | 'error';

export type ToastMessage = {
  /** A new id is a new toast, also when its text is the same. */
  id: string | number;
  text: string;
  tone?: ToastTone;
  /** What one may still do about it, such as undo; its button stands before the closing one, and ends the toast. */
  action?: { label: string; onPress: () => void };
};

export type ToastRegionProps = {
  /** The one message of now: a new one takes the place of the old one (document 3 §9). */
  toast: ToastMessage | undefined;
  onDismiss: (id: ToastMessage['id']) => void;
  /** The region's accessible name. */
  label: string;
  closeLabel: string;
  /** How long a message stays, in ms, unless someone points at it; 5000 unless told, three times that with an action. */
  stay?: number;
};

const ICON = { neutral: 'bell', ok: 'check', error: 'warning' } as const;

/**
 * Where toasts appear, 185 px from the top. There is one on a page, always: a live region speaks only of what changes
 * in it, so it must be there before the first message.
 */
export function ToastRegion({ toast, onDismiss, label, closeLabel, stay = 5000 }: ToastRegionProps) {
  const [held, setHeld] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const id = toast?.id;
  const hasAction = toast?.action !== undefined;

  useEffect(() => {
    if (id === undefined || held) return undefined;
    const timer = setTimeout(() => dismiss(id), hasAction ? 3 * stay : stay);
    return () => clearTimeout(timer);
  }, [id, held, stay, hasAction]);

  // A popover is drawn above a dialog that is open; old browsers and jsdom draw it where it stands.
  useEffect(() => {
    if (id !== undefined) shown.current?.showPopover?.();
  }, [id]);

  const tone = toast?.tone ?? 'neutral';
  return (
    <section aria-label={label}>
      <output aria-live="polite" aria-atomic="true">
        {toast && (
          <span
            key={toast.id}
            ref={shown}
            popover="manual"
            className={classNames(styles.toast, styles[tone])}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <Icon name={ICON[tone]} />
            <span className={styles.text}>{toast.text}</span>
            {toast.action && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  setHeld(false);
                  toast.action?.onPress();
                  onDismiss(toast.id);
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <IconButton
              icon="close"
              label={closeLabel}
              onClick={() => {
                setHeld(false);
                onDismiss(toast.id);
              }}
            />
          </span>
        )}
      </output>
    </section>
  );
}
