import { formatMoney } from '@shop/format';
import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Button, Icon, TextField } from '@shop/ui';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { problemOf } from '../../problem.ts';
import { BankQuestion } from './bank-question.tsx';
import { paymentApi } from './endpoints.ts';
import { HostedField } from './hosted-field.tsx';
import { ProviderTrouble } from './provider-trouble.tsx';
import type { CardFields } from './providers/braintree/card-fields.ts';
import type { CardField } from './providers/braintree/refusals.ts';
import type { Authorised } from './providers/provider.ts';
import { Refusal } from './refusal.tsx';
import type { OrderDetails } from './slice.ts';
import { useAuthorisation } from './use-authorisation.ts';
import { useCardFields } from './use-card-fields.ts';
import styles from './payment.module.css';

interface Props {
  /** Cents. */
  amount: number;
  order: Omit<OrderDetails, 'nonce'>;
}

const wrongTexts = {
  number: 'payment.wrongNumber',
  expirationDate: 'payment.wrongExpiry',
  cvv: 'payment.wrongCode',
} as const;

/** The card, in fields of Braintree's own: its number never reaches the shop. */
export function HostedCardForm({ amount, order }: Props): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const { isBusy, run } = useAuthorisation(order);
  const { card, fields, bankFrame } = useCardFields();
  const [wrong, setWrong] = useState<readonly (CardField | 'name')[]>([]);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);

  async function authorise(part: CardFields): Promise<Authorised | null> {
    const given = await part.authorise({ amount, cardholderName: name.trim(), email: order.email });
    if (given.kind === 'cancelled') return null;
    if (given.kind === 'incomplete') {
      setWrong(given.fields);
      if (given.fields[0]) part.focus(given.fields[0]);
      return null;
    }
    if (given.kind === 'unavailable')
      return { ok: false, problem: { reason: 'other', message: t('payment.noProvider') } };
    if (given.kind === 'refused') return { ok: false, problem: given.problem };
    const body = { payment_method_nonce: given.nonce };
    const { data, error } = await dispatch(paymentApi.endpoints.creditCard.initiate(body, { track: false }));
    return data ? { ok: true, nonce: data.nonce } : { ok: false, problem: problemOf(error) };
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (card.status !== 'ready') return;
    setWrong([]);
    if (name.trim() === '') {
      setWrong(['name']);
      nameField.current?.focus();
      return;
    }
    void run(() => authorise(card.part));
  }

  const drawn = (field: CardField): ReactNode => (
    <HostedField {...fields[field]} error={wrong.includes(field) ? t(wrongTexts[field]) : undefined} />
  );
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {card.status === 'failed' && (
        <ProviderTrouble onRetry={card.retry}>{t('payment.providerFailed')}</ProviderTrouble>
      )}
      {/* Hidden, not gone: the provider draws into them when it is asked again. */}
      <div className={styles.form} hidden={card.status === 'failed'} aria-busy={card.status === 'loading'}>
        {drawn('number')}
        <div className={styles.pair}>
          {drawn('expirationDate')}
          {drawn('cvv')}
        </div>
        <TextField
          ref={nameField}
          label={t('payment.cardName')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={wrong.includes('name') && t('payment.wrongName')}
          autoComplete="cc-name"
          enterKeyHint="done"
        />
        <p className={styles.safe}>
          <Icon name="shield" /> <span>{t('payment.safe')}</span>
        </p>
        {bankFrame && card.status === 'ready' && (
          <BankQuestion frame={bankFrame} onCancel={() => card.part.cancelBank()} />
        )}
        <Refusal isCard />
        <div className={styles.bar}>
          <Button type="submit" wide icon="lock" busy={isBusy || card.status === 'loading'}>
            {t('payment.pay', { amount: formatMoney(amount) })}
          </Button>
        </div>
      </div>
    </form>
  );
}
