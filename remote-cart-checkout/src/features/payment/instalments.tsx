import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import type { ReactNode } from 'react';
import { otherPaymentsApi } from './other-endpoints.ts';

/** What each payment comes to where somebody pays later (klarna-info, CHK-007); nothing until it is known. */
export const Instalments = ({ amount }: { amount: number }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data: info } = otherPaymentsApi.usePayLaterInfoQuery(amount);
  if (!info || info.installment_amount <= 0) return null;
  return (
    <p>
      {t('payLater.instalments', { count: info.installments, amount: formatMoney(info.installment_amount, language) })}{' '}
      <Link href={paths.content(info.terms_url)}>{t('payLater.terms')}</Link>
    </p>
  );
};
