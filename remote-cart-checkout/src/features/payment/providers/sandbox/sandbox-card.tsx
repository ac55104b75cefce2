import { languageOf, useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Icon, TextField, useAfterPress } from '@shop/ui';
import { type KeyboardEvent, useRef, useState, type ChangeEvent } from 'react';
import { useCardCaptcha } from '../../card-captcha.tsx';
import { PayBar } from '../../pay-bar.tsx';
import { Refusal } from '../../refusal.tsx';
import { SafeNote } from '../../safe-note.tsx';
import { useAuthorisation } from '../../use-authorisation.ts';
import { payWithToken } from '../card-payment.ts';
import type { Authorised, PayFormProps } from '../provider.ts';
import { cardToken, type Card } from './card-tokens.ts';
import styles from '../../payment.module.css';
import {
  cardCodeRule,
  cardExpiryRule,
  cardNumberRule,
  check,
  formSchema,
  parseCardExpiry,
  requiredRule,
  ruleText,
} from '@shop/forms';

const schema = formSchema({
  number: cardNumberRule(),
  expiry: cardExpiryRule(),
  cvv: cardCodeRule(),
  name: requiredRule(),
});

const empty = { number: '', expiry: '', cvv: '', name: '' };

type Field = keyof typeof empty;

const fields: readonly Field[] = ['number', 'expiry', 'cvv', 'name'];

/** The fields have no names, so that no form could ever send them. */
const useCardEntry = (language: 'en' | 'fr') => {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const { afterPress } = useAfterPress();
  const checked = check(schema, values);
  const errors = checked.ok ? {} : checked.errors;

  const field = (name: Field) => {
    const error = left.has(name) ? errors[name] : undefined;
    return {
      value: values[name],
      error: error && ruleText(error, language),
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues((all) => ({ ...all, [name]: target.value })),
      onBlur: () => afterPress(() => setLeft((all) => new Set([...all, name]))),
    };
  };

  /** The card, once it can be one; until then the first field that is wrong gets the focus. */
  const take = (): Card | null => {
    setLeft(new Set(fields));
    if (!checked.ok) {
      const wrong = fields.find((name) => name in checked.errors);
      if (wrong) inputs.current[wrong]?.focus();
      return null;
    }
    const { number, expiry, cvv } = checked.values;
    const { month = 0, year = 0 } = parseCardExpiry(expiry) ?? {}; // the rule has just accepted it
    return { number, month, year, cvv };
  };
  return { field, take };
};

interface Props extends PayFormProps {
  clientToken: string;
}

/**
 * The sandbox provider's own card fields, as a real provider's come into the page: with its code. Nothing around them
 * can be sent, and what was typed stays when the card is refused.
 */
export const SandboxCard = ({ order, correction, clientToken }: Props) => {
  const { t, i18n } = useTranslation('cart-checkout');
  const language = languageOf(i18n);
  const dispatch = useDispatch<AppDispatch>();
  const { isBusy, run, begin } = useAuthorisation(order);
  const { field, take } = useCardEntry(language);
  const captcha = useCardCaptcha();

  const authorise = async (card: Card): Promise<Authorised> => {
    const given = await cardToken(clientToken, card, language);
    return given.ok ? payWithToken(given.token, order, captcha.response, dispatch) : given;
  };
  const pay = (): void => {
    begin();
    const card = take();
    if (card && captcha.isReady()) void run(() => authorise(card));
  };
  const keyPressed = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) pay();
  };
  return (
    <div role="group" aria-label={t('payment.card')} className={styles.form} onKeyDown={keyPressed}>
      <TextField
        {...field('number')}
        label={t('payment.cardNumber')}
        autoComplete="cc-number"
        inputMode="numeric"
        enterKeyHint="next"
        maxLength={25}
        end={<Icon name="lock" />}
      />
      <div className={styles.pair}>
        <TextField
          {...field('expiry')}
          label={t('payment.cardExpiry')}
          autoComplete="cc-exp"
          inputMode="text"
          enterKeyHint="next"
          maxLength={9}
        />
        <TextField
          {...field('cvv')}
          label={t('payment.cardCode')}
          help={t('payment.cardCodeHelp')}
          autoComplete="cc-csc"
          inputMode="numeric"
          enterKeyHint="next"
          maxLength={4}
        />
      </div>
      <TextField {...field('name')} label={t('payment.cardName')} autoComplete="cc-name" enterKeyHint="done" />
      <SafeNote />
      {captcha.part}
      <Refusal isCard correction={correction} />
      <PayBar order={order} busy={isBusy} onPay={pay} />
    </div>
  );
};
