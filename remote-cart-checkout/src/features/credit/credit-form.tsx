import { centsOf, formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { api, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { SpendForm } from '../../parts/spend-form.tsx';
import { wholeCartChange } from '../../cart-change.ts';

/** Store credit in place of money; `amount` is cents. */
const cartCreditApi = withEndpoints(api, (build) => ({
  applyCredit: build.mutation(
    wholeCartChange((body: { amount: number }) => ({ call: 'applyCredit', body, background: true })),
  ),
}));

interface Credit {
  /** Cents that there are. */
  available: number;
  /** Cents of them that this cart uses. */
  used: number;
}

/** A customer's store credit on this cart (PTS-001); nothing where there is none. */
export const CreditForm = ({ available, used }: Credit) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [applyCredit, { isLoading, error }] = cartCreditApi.useApplyCreditMutation();
  if (available === 0) return null;
  const most = formatMoney(available, language);

  const read = (typed: string): number | null => {
    const cents = centsOf(typed) ?? 0;
    return cents > 0 && cents <= available ? cents : null;
  };
  return (
    <SpendForm
      name="credit"
      label={t('credit.label')}
      help={t('credit.balance', { amount: most })}
      wrong={t('credit.wrong', { most })}
      problem={error && problemText(error, t)}
      inputMode="decimal"
      action={t(used > 0 ? 'credit.remove' : 'credit.apply')}
      used={used > 0 ? t('credit.used', { amount: formatMoney(used, language) }) : null}
      isBusy={isLoading}
      read={read}
      spend={(amount) => void applyCredit({ amount })}
    />
  );
};
