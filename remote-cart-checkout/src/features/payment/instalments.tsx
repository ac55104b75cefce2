import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { otherPaymentsApi } from './other-endpoints.ts';
import styles from './payment.module.css';

/**
 * The amount of each payment where somebody pays later (klarna-info, CHK-007). Until it is known its room is kept, so
 * that nothing below moves from under a finger.
 */
export const Instalments = ({ amount }: { amount: number }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { data: info } = otherPaymentsApi.usePayLaterInfoQuery(amount);
  const isKnown = info && info.installment_amount > 0;
  return (
    <p className={styles.instalments}>
      {isKnown && (
        <>
          <span>
            {t('payLater.instalments', {
              count: info.installments,
              amount: formatMoney(info.installment_amount, language),
            })}
          </span>{' '}
          <Link href={paths.content(info.terms_url)}>{t('payLater.terms')}</Link>
        </>
      )}
    </p>
  );
};
