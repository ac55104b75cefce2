import { formatMoney } from '@shop/format';
import { ruleText } from '@shop/forms';
import { problemText } from '@shop/kit';
import { languageOf, useTranslation } from '@shop/platform';
import { Button, Form, TextField, VisuallyHidden } from '@shop/ui';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from '../../parts/spend-form.module.css';
import { cartCreditApi } from './endpoints.ts';

interface Credit {
  /** Cents that there are. */
  available: number;
  /** Cents of them that this cart uses. */
  used: number;
}

/** Cents of an amount as typed, with a point or a comma; null for what is none. */
const centsOf = (typed: string): number | null =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : null;

/** A customer's cashback and referral money on this cart (PTS-001); nothing where there is none. */
export const CreditForm = ({ available, used }: Credit): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const [applyCredit, { isLoading, error }] = cartCreditApi.useApplyCreditMutation();
  const [isWrong, setIsWrong] = useState(false);
  if (available === 0) return null;
  const isApplied = used > 0;
  const most = formatMoney(available);

  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading) return;
    const field = event.currentTarget.elements.namedItem('credit');
    const cents = isApplied ? 0 : field instanceof HTMLInputElement ? centsOf(field.value.trim()) : null;
    const isValid = cents !== null && cents <= available && (isApplied || cents > 0);
    setIsWrong(!isValid);
    if (isValid) void applyCredit({ amount: cents });
  };
  const problem = error ? problemText(error, t) : undefined;
  return (
    <Form
      className={styles.form}
      onSubmit={submitted}
      noValidate
      withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
    >
      {isApplied ? (
        <p className={styles.used} role="status">
          {t('credit.used', { amount: formatMoney(used) })}
        </p>
      ) : (
        <TextField
          name="credit"
          label={t('credit.label')}
          help={t('credit.balance', { amount: most })}
          error={isWrong ? t('credit.wrong', { most }) : problem}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={9}
          className={styles.field}
        />
      )}
      <Button type="submit" variant="secondary" busy={isLoading} className={isApplied ? undefined : styles.button}>
        {t(isApplied ? 'credit.remove' : 'credit.apply')} <VisuallyHidden>{t('credit.label')}</VisuallyHidden>
      </Button>
    </Form>
  );
};
