import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { PrivacyLink } from '../privacy-link.tsx';
import styles from './consent-bar.module.css';
import type { ConsentChoice } from '@shop/contract';

interface Props {
  /** Whether someone asked for it: then it takes the focus, which it never does on its own. */
  asked: boolean;
  onChoice: (choice: ConsentChoice) => void;
}

/** Who goes through the page by keyboard already keeps the focus in sight when the bar takes its room. */
const keepFocusInSight = (): void => {
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
};

/** Tells the page's styles how high the bar is, as long as it is there. */
const measured = (bar: HTMLElement): (() => void) | undefined => {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  let isNew = true;
  const observer = new ResizeObserver(() => {
    style.setProperty('--consent-height', `${bar.offsetHeight}px`);
    if (isNew) keepFocusInSight();
    isNew = false;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-height');
  };
};

/**
 * Asks whether visits may be measured: for what, and that one may say no or change one's mind as easily as yes. A bar,
 * no dialog: the page stays usable until there is an answer.
 */
export default function ConsentBar({ asked, onChoice }: Props): ReactNode {
  const { t } = useTranslation('host');
  const bar = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  useLayoutEffect(() => (bar.current ? measured(bar.current) : undefined), []);
  return (
    <section ref={bar} className={styles.bar} aria-labelledby="consent-title">
      <div className={styles.text}>
        <h2 id="consent-title" ref={heading} tabIndex={-1}>
          {t('consent.title')}
        </h2>
        <p>
          {t('consent.text')} <PrivacyLink>{t('consent.details')}</PrivacyLink>
        </p>
      </div>
      <div className={styles.choices}>
        <Button variant="secondary" size="small" onClick={() => onChoice('no')}>
          {t('consent.reject')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChoice('yes')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
