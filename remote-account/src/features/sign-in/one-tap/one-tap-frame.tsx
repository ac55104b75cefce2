import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import { useRef, useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './one-tap.module.css';

const liesOver = (card: HTMLElement, seen: Element | null): boolean => {
  if (!seen) return false;
  const [over, under] = [card.getBoundingClientRect(), seen.getBoundingClientRect()];
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom;
};

/** The element whose focus is visible. A pressed button keeps the focus, and nobody looks for it. */
const focusedBeside = (card: HTMLElement): Element | null => {
  const { activeElement: focused } = document;
  return focused?.matches(':focus-visible') && !focused.contains(card) ? focused : null;
};

/** The picture that the page is about. */
const mainPicture = (): Element | null => document.querySelector('main [fetchpriority="high"]');

/** Whether the card hides what somebody came to see, unless they are in it. */
const isInTheWay = (card: HTMLElement): boolean =>
  !card.contains(document.activeElement) && [focusedBeside(card), mainPicture()].some((seen) => liesOver(card, seen));

/** Marks what floats while it lies over the main picture or the element that has the focus, so that it lets them be seen. */
const useStepAside = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const look = (): void => {
      const { current } = card;
      if (current) current.toggleAttribute('data-aside', isInTheWay(current));
    };
    look();
    const how = { capture: true, passive: true };
    const events = ['focusin', 'focusout', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, look, how);
    window.addEventListener('resize', look, how);
    return () => {
      for (const event of events) document.removeEventListener(event, look, how);
      window.removeEventListener('resize', look, how);
    };
  }, [card]);
};

/** The card of the prompt. It floats and takes no focus, so that it can be ignored. */
export const OneTapFrame = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const { t } = useTranslation('account');
  const card = useRef<HTMLElement>(null);
  useStepAside(card);
  const pressed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <section ref={card} className={styles.card} aria-label={t('oneTap.label')} onKeyDown={pressed}>
      <div className={styles.head}>
        <p className={styles.lead}>{t('oneTap.lead')}</p>
        <IconButton icon="close" label={t('oneTap.close')} onClick={onClose} />
      </div>
      {children}
    </section>
  );
};
