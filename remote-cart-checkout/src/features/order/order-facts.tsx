import { isDelivered, paths, orderMethods, type Order } from '@shop/contract';
import { formatDate } from '@shop/format';
import { languageOf, Link, useTranslation } from '@shop/platform';
import { Icon, LinkButton } from '@shop/ui';
import styles from './order-facts.module.css';

/** The heading depends on the order's state: a waiting or cancelled one gets no thanks. */
const headings = { pending_payment: 'order.pendingTitle', cancelled: 'order.cancelledTitle' } as const;

/** Number, date and where the confirmation goes. */
export const OrderHeading = ({ order }: { order: Order }) => {
  const { t, i18n } = useTranslation('cart-checkout');
  const { status } = order;
  const title = status === 'pending_payment' || status === 'cancelled' ? headings[status] : 'order.thanks';
  return (
    <header className={styles.header}>
      <span className={styles.mark}>
        <Icon name={status === 'cancelled' ? 'close' : 'check'} size={32} />
      </span>
      <h1>{t(title)}</h1>
      <p>
        {t('order.number')} <strong className={styles.number}>{order.order_id}</strong>
      </p>
      <p className={styles.quiet}>{t('order.placedOn', { date: formatDate(order.created_at, languageOf(i18n)) })}</p>
      {status === 'pending_payment' && <p>{t(order.in_review ? 'order.review' : 'order.pending')}</p>}
      {order.pay_url !== undefined && <LinkButton href={order.pay_url}>{t('result.pay')}</LinkButton>}
      {status !== 'cancelled' && status !== 'pending_payment' && (
        <p>{t('order.sentTo', { email: order.customer_email })}</p>
      )}
    </header>
  );
};

const stepsOf = (order: Order) =>
  isDelivered(order)
    ? (['order.nextPacked', 'order.nextShipped', 'order.nextCall'] as const)
    : (['order.nextPacked', 'pickup.nextCome'] as const);

/** The steps from order to delivery, or to its pickup. */
export const WhatNext = ({ order }: { order: Order }) => {
  const { t } = useTranslation('cart-checkout');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('order.next')}</h2>
      <ol className={styles.steps}>
        {stepsOf(order).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p>
        <Link href={paths.contact({ order_id: order.order_id })}>{t('order.help')}</Link>
      </p>
    </section>
  );
};

/** How it was paid; the card's last four digits are all that is known of it. */
export const PaidWith = ({ order }: { order: Order }) => {
  const { t } = useTranslation('cart-checkout');
  const { card_type, last_four, method } = order.payment;
  const known = orderMethods.find((one) => one === method);
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('order.paidWith')}</h2>
      <p>
        {card_type && last_four
          ? t('order.cardEnding', { type: card_type, digits: last_four })
          : known
            ? t(`order.method.${known}`)
            : method}
      </p>
    </section>
  );
};

/** Where the order is found later: in the account, or in the one that a guest may make. */
export const FollowOrder = ({ order }: { order: Order }) => {
  const { t } = useTranslation('cart-checkout');
  const { claimed, customer_email: email, order_id } = order;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('order.claim')}</h2>
      {!claimed && <p>{t('order.claimHint', { email })}</p>}
      <LinkButton
        variant="secondary"
        linkComponent={Link}
        href={
          claimed ? paths.order(order_id) : paths.login({ email, redirect: paths.accountHome({ claim: order_id }) })
        }
      >
        {t(claimed ? 'order.seeOrder' : 'order.claimAction')}
      </LinkButton>
    </section>
  );
};
