import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { TextField } from '@shop/ui';
import { useRef, useState, useId } from 'react';
import { BankQuestion } from './bank-question.tsx';
import { useCardCaptcha } from './card-captcha.tsx';
import { HostedField } from './hosted-field.tsx';
import { PayBar } from './pay-bar.tsx';
import { ProviderError } from './provider-error.tsx';
import { type CardFields, openCardFields } from './providers/braintree/card-fields.ts';
import type { CardField } from './providers/braintree/refusals.ts';
import { payWithToken } from './providers/card-payment.ts';
import type { Authorised, PayFormProps } from './providers/provider.ts';
import { Refusal } from './refusal.tsx';
import { SafeNote } from './safe-note.tsx';
import { useAuthorisation } from './use-authorisation.ts';
import styles from './payment.module.css';
import { paymentApi } from './endpoints.ts';
import { useProviderPart } from './use-provider-part.ts';

/** Braintree's fields in three places of the form, and the frame of the bank while it asks something. */
const useCardFields = () => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const id = useId();
  const [bankFrame, setBankFrame] = useState<HTMLElement | null>(null);
  const places = useRef<Partial<Record<CardField, HTMLDivElement>>>({});
  const labels: Readonly<Record<CardField, string>> = {
    number: t('payment.cardNumber'),
    expirationDate: t('payment.cardExpiry'),
    cvv: t('payment.cardCode'),
  };

  const card = useProviderPart<CardFields>({
    open: async () => {
      const fresh = { subscribe: false, forceRefetch: true } as const;
      const { data, error } = await dispatch(paymentApi.endpoints.clientToken.initiate(undefined, fresh));
      if (error) throw Object.assign(new Error('No token came'), error);
      if (data?.provider !== 'braintree') throw new Error('There is no token of Braintree’s');
      const placeOf = (field: CardField) => {
        const container = document.createElement('div'); // a new one each time: Braintree draws into an element once
        container.id = `${id}${field}`;
        places.current[field]?.replaceChildren(container);
        return { container, title: labels[field] };
      };
      const [number, expirationDate, cvv] = [placeOf('number'), placeOf('expirationDate'), placeOf('cvv')];
      return openCardFields(data.client_token, { number, expirationDate, cvv }, setBankFrame);
    },
    close: (fields) => {
      fields.close();
      setBankFrame(null);
    },
  });

  const fieldOf = (field: CardField) => ({
    id: `${id}${field}`,
    label: labels[field],
    place: (place: HTMLDivElement | null) => {
      if (place) places.current[field] = place;
    },
  });
  const fields = { number: fieldOf('number'), expirationDate: fieldOf('expirationDate'), cvv: fieldOf('cvv') };
  return { card, fields, bankFrame };
};

const wrongTexts = {
  number: 'payment.wrongNumber',
  expirationDate: 'payment.wrongExpiry',
  cvv: 'payment.wrongCode',
} as const;

/** The card, in fields of Braintree's own: its number never reaches the shop. */
export const HostedCardForm = ({ order, correction }: PayFormProps) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const { isBusy, run, begin } = useAuthorisation(order);
  const { card, fields, bankFrame } = useCardFields();
  const captcha = useCardCaptcha();
  const [wrong, setWrong] = useState<readonly (CardField | 'name')[]>([]);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);

  const authorise = async (part: CardFields): Promise<Authorised | null> => {
    const given = await part.authorise({ amount: order.grandTotal, cardholderName: name.trim(), email: order.email });
    if (given.kind === 'cancelled') return null;
    if (given.kind === 'incomplete') {
      setWrong(given.fields);
      if (given.fields[0]) part.focus(given.fields[0]);
      return null;
    }
    if (given.kind === 'unavailable')
      return { ok: false, problem: { kind: 'other', message: t('payment.noProvider') } };
    if (given.kind === 'refused') return { ok: false, problem: given.problem };
    return payWithToken(given.nonce, order, captcha.response, dispatch);
  };

  const pay = (): void => {
    if (card.status !== 'ready') return;
    begin();
    setWrong([]);
    if (name.trim() === '') {
      setWrong(['name']);
      nameField.current?.focus();
      return;
    }
    if (captcha.isReady()) void run(() => authorise(card.part));
  };

  const drawn = (field: CardField) => (
    <HostedField {...fields[field]} error={wrong.includes(field) ? t(wrongTexts[field]) : undefined} />
  );
  return (
    <div role="group" aria-label={t('payment.card')} className={styles.form}>
      {card.status === 'failed' && <ProviderError part={card} />}
      {/* Hidden but kept, because the provider draws into them again later. */}
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
          onKeyDown={({ key }) => key === 'Enter' && pay()}
        />
        <SafeNote />
        {bankFrame && card.status === 'ready' && (
          <BankQuestion frame={bankFrame} onCancel={() => card.part.cancelBank()} />
        )}
        {captcha.part}
        <Refusal isCard correction={correction} />
        <PayBar order={order} busy={isBusy} onPay={card.status === 'ready' ? pay : undefined} />
      </div>
    </div>
  );
};
