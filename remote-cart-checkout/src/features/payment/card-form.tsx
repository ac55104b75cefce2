import { formatMoney } from '@shop/format';
import {
  cardCodeRule,
  cardExpiryRule,
  cardNumberRule,
  formSchema,
  parseCardExpiry,
  requiredRule,
  useForm,
} from '@shop/forms';
import { languageOf, useDispatch, useSelector, useTranslation, type AppDispatch } from '@shop/platform';
import { Button, Icon, TextField } from '@shop/ui';
import type { ReactNode } from 'react';
import { tokeniseCard } from './providers/tokenise.ts';
import { Refusal } from './refusal.tsx';
import { paymentEvents, paymentSelectors, type OrderDetails } from './slice.ts';
import styles from './payment.module.css';

interface Props {
  /** Cents. */
  amount: number;
  order: Omit<OrderDetails, 'nonce'>;
}

const schema = formSchema({
  number: cardNumberRule(),
  expiry: cardExpiryRule(),
  cvv: cardCodeRule(),
  cardholder_name: requiredRule(),
});
const empty = { number: '', expiry: '', cvv: '', cardholder_name: '' };

/** The card and the button that pays. What was typed stays in its fields when the card is refused. */
export function CardForm({ amount, order }: Props): ReactNode {
  const { t, i18n } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const busy = useSelector(paymentSelectors.selectIsBusy);

  const { form, field } = useForm({
    schema,
    initial: empty,
    language: languageOf(i18n),
    onSubmit: async ({ number, expiry, cvv, cardholder_name }) => {
      if (busy) return { ok: false };
      dispatch(paymentEvents.cardSubmitted());
      const { month = 0, year = 0 } = parseCardExpiry(expiry) ?? {}; // the rule has just accepted it
      const card = {
        number,
        expirationMonth: String(month).padStart(2, '0'),
        expirationYear: String(year),
        cvv,
        cardholderName: cardholder_name,
      };
      const tokenised = await tokeniseCard(card, dispatch, t('payment.noProvider'));
      dispatch(
        tokenised.ok
          ? paymentEvents.paymentAccepted({ ...order, nonce: tokenised.nonce })
          : paymentEvents.paymentRefused(tokenised.problem),
      );
      return { ok: tokenised.ok };
    },
  });

  return (
    <form {...form} method="post" noValidate autoComplete="on" className={styles.form}>
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
      <TextField
        {...field('cardholder_name')}
        label={t('payment.cardName')}
        autoComplete="cc-name"
        enterKeyHint="done"
      />
      <p className={styles.safe}>
        <Icon name="shield" /> <span>{t('payment.safe')}</span>
      </p>
      <Refusal isCard />
      <div className={styles.bar}>
        <Button type="submit" wide icon="lock" busy={busy}>
          {t('payment.pay', { amount: formatMoney(amount) })}
        </Button>
      </div>
    </form>
  );
}
