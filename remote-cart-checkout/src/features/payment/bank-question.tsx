import { useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { useEffect, useRef } from 'react';
import styles from './hosted.module.css';

/** The cardholder's bank asks whether it is them, in a frame of its own (3-D Secure). */
export const BankQuestion = ({ frame, onCancel }: { frame: HTMLElement; onCancel: () => void }) => {
  const { t } = useTranslation('cart-checkout');
  const section = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.append(frame);
    section.current?.focus();
    return () => frame.remove();
  }, [frame]);
  return (
    <section ref={section} tabIndex={-1} className={styles.bank} aria-label={t('payment.bank')}>
      <p>{t('payment.bank')}</p>
      <div ref={place} className={styles.frame} />
      <Button variant="secondary" onClick={onCancel}>
        {t('payment.bankCancel')}
      </Button>
    </section>
  );
};
