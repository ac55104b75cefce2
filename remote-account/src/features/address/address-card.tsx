import type { Address, Region } from '@shop/contract';
import { addressLines } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Badge, Button, Envelope } from '@shop/ui';
import { useId, useRef, useState } from 'react';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import styles from './address-book.module.css';

interface Props {
  address: Address;
  regions: readonly Region[];
  onEdit: () => void;
  /** Both answer whether the call succeeded. */
  onDelete: () => Promise<boolean>;
  onMakeDefault: () => Promise<boolean>;
}

/** `kept`: asked whether to delete it, the customer said no, or it did not work. */
type Step = 'rest' | 'marking' | 'asked' | 'deleting' | 'kept';

/** One address, and what can be done with it; deleting is asked for twice. */
export const AddressCard = ({ address, regions, onEdit, onDelete, onMakeDefault }: Props) => {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<Step>('rest');
  const editButton = useRef<HTMLButtonElement>(null);
  const question = useId();
  const place = `${address.street}, ${address.city}`;

  const makeDefault = async (): Promise<void> => {
    setStep('marking');
    const isDone = await onMakeDefault();
    setStep('rest');
    // The pressed button disappears.
    if (isDone) editButton.current?.focus();
  };
  const remove = async (): Promise<void> => {
    setStep('deleting');
    if (!(await onDelete())) setStep('kept');
  };
  return (
    <li className={styles.card}>
      {(address.is_default_shipping || address.is_default_billing) && (
        <div className={styles.marks}>
          {address.is_default_shipping && <Badge tone="ok">{t('addresses.default')}</Badge>}
          {address.is_default_billing && <Badge>{t('addresses.billing')}</Badge>}
        </div>
      )}
      <Envelope lines={addressLines(address, regions)} />
      {step === 'asked' || step === 'deleting' ? (
        <div role="group" aria-labelledby={question} className={styles.question}>
          <p id={question}>{t('addresses.ask')}</p>
          <div className={styles.actions}>
            <Button size="small" busy={step === 'deleting'} onClick={() => void remove()}>
              {t('addresses.yes')}
            </Button>
            <Button variant="secondary" size="small" ref={focusOnArrival} onClick={() => setStep('kept')}>
              {t('addresses.no')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            ref={editButton}
            aria-label={t('addresses.editNamed', { place })}
            onClick={onEdit}
          >
            {t('addresses.edit')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            ref={step === 'kept' ? focusOnArrival : undefined}
            aria-label={t('addresses.deleteNamed', { place })}
            onClick={() => setStep('asked')}
          >
            {t('addresses.delete')}
          </Button>
          {!address.is_default_shipping && (
            <Button
              variant="secondary"
              size="small"
              busy={step === 'marking'}
              aria-label={t('addresses.makeDefaultNamed', { place })}
              onClick={() => void makeDefault()}
            >
              {t('addresses.makeDefault')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
