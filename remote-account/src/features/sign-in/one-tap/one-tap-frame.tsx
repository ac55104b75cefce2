import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './one-tap.module.css';
import { useStepAside } from './use-step-aside.ts';

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
