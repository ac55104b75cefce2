import { useState } from 'react';
import type { SlotProps } from '@shop/contract';
import { useIntent, useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import styles from './card-quick-view.module.css';

/** Slot 'card.actions': opens the quick view of a card's product. Shown by hover and focus, on a touch screen always. */
export default function CardQuickView({ product_id, name, piid }: SlotProps['card.actions']) {
  const { t } = useTranslation('catalog');
  const requestIntent = useIntent();
  const [status, setStatus] = useState<'idle' | 'coming'>('idle');

  const pressed = async (): Promise<void> => {
    if (status === 'coming') return;
    setStatus('coming');
    await requestIntent('quickViewRequested', piid ? { product_id, piid } : { product_id });
    setStatus('idle');
  };
  return (
    <IconButton
      icon="eye"
      floating
      label={t('quickView.open', { name })}
      title={t('quickView.name')}
      aria-haspopup="dialog"
      aria-busy={status === 'coming' || undefined}
      className={styles.opener}
      onClick={() => void pressed()}
    />
  );
}
