import { AccountPage, LoadState, loading } from '@shop/kit';
import { customerApi, Slot, useTranslation } from '@shop/platform';
import { BirthdayForm } from '../features/newsletter/birthday-form.tsx';
import { Notifications } from '../features/newsletter/notifications.tsx';
import { SubscriptionForm } from '../features/newsletter/subscription-form.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch }) => [
  dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false, forceRefetch: true })),
]);

/** Newsletter, notifications, and wishes on a birthday (ROUTE-060). */
export default function NewsletterPage() {
  const { t } = useTranslation('account');
  const customer = customerApi.useCustomerQuery();
  const { data } = customer;
  const waiting = <LoadState t={t} query={customer} title={t('home.failed')} lines={4} />;
  return (
    <AccountPage t={t} title={t('title.newsletter')}>
      <div className={styles.columns}>
        <Panel title={t('newsletter.heading')}>
          {data ? <SubscriptionForm key={data.entity_id} customer={data} /> : waiting}
        </Panel>
        <div className={styles.column}>
          <Panel title={t('newsletter.notificationsHeading')}>
            <Notifications />
            <Slot name="account.notifications" with={{}} />
          </Panel>
          <Panel title={t('newsletter.birthday')}>
            {data ? <BirthdayForm key={data.entity_id} births={data.births} /> : waiting}
          </Panel>
        </div>
      </div>
    </AccountPage>
  );
}
