import { paths, type CallResult } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { classNames, Icon, LinkButton, Spinner } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './pay-result.module.css';

/** `cancel` is offered while the payment is open. */
export const Outcome = ({ result, cancel }: { result: CallResult<'pollingData'>; cancel: ReactNode }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { payment, order_id, refunded_amount: refunded = 0 } = result;
  const said =
    payment === 'pending' && result.in_review ? 'review' : payment === 'failed' && refunded > 0 ? 'paidBack' : payment;
  return (
    <section className={styles.outcome} aria-live="polite">
      <span className={classNames(styles.mark, payment !== 'pending' && styles[payment])}>
        {payment === 'pending' ? (
          <Spinner size={32} />
        ) : (
          <Icon name={payment === 'paid' ? 'check' : 'warning'} size={32} />
        )}
      </span>
      <h2>{t(`result.${said}Title`)}</h2>
      <p>
        {t('order.number')} <strong>{order_id}</strong>
      </p>
      {said !== 'paid' && <p>{t(`result.${said}`, { amount: formatMoney(refunded, language) })}</p>}
      {payment === 'pending' && result.pay_url !== undefined && (
        <LinkButton href={result.pay_url}>{t('result.pay')}</LinkButton>
      )}
      {payment === 'pending' && cancel}
      {payment === 'pending' && (
        <noscript>
          <LinkButton variant="secondary" href={paths.payResult(order_id)}>
            {t('result.again')}
          </LinkButton>
        </noscript>
      )}
      {payment === 'paid' && (
        <LinkButton linkComponent={Link} href={paths.orderConfirmation(order_id)}>
          {t('result.see')}
        </LinkButton>
      )}
      {payment === 'failed' && (
        <>
          <LinkButton linkComponent={Link} href={paths.payment({ notice: 'unpaid' })}>
            {t('result.payAgain')}
          </LinkButton>
          <LinkButton variant="secondary" linkComponent={Link} href={paths.cart()}>
            {t('result.toCart')}
          </LinkButton>
        </>
      )}
    </section>
  );
};
