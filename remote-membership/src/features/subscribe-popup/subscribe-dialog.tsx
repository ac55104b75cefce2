import { useTranslation } from '@shop/platform';
import { Button, Dialog } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { EmailStep } from './email-step.tsx';
import styles from './subscribe-popup.module.css';

interface Props {
  onClose: () => void;
  /** The API has the address; the pop-up need not come again today. */
  onSubscribed: () => void;
}

/** The coupon pop-up: its e-mail step, then what the API said to it. */
export default function SubscribeDialog({ onClose, onSubscribed }: Props): ReactNode {
  const { t } = useTranslation('membership');
  const [message, setMessage] = useState<string>();
  return (
    <Dialog open onClose={onClose} title={t('subscribe.heading')} closeLabel={t('close')} size="small">
      {message === undefined ? (
        <EmailStep
          onAnswered={(text) => {
            onSubscribed();
            setMessage(text);
          }}
        />
      ) : (
        <div className={styles.step}>
          <p role="status">{message || t('subscribe.thanks')}</p>
          <Button wide onClick={onClose}>
            {t('subscribe.shopOn')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
