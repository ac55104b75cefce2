import type { Customer } from '@shop/contract';
import { formatNumber, formatPhone } from '@shop/format';
import { Loaded } from '@shop/kit';
import { customerApi, useLanguage, useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import styles from './customer-facts.module.css';

const fullName = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim();

const Facts = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const facts = [
    { key: 'name', value: fullName(customer) },
    { key: 'email', value: customer.email },
    { key: 'phone', value: customer.customer_phone ? formatPhone(customer.customer_phone) : '' },
    { key: 'points', value: formatNumber(customer.points, language) },
    { key: 'grade', value: [customer.grade, customer.tip].filter(Boolean).join(' – ') },
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

/** Their shape while they come, as high as most customers’ are. */
const shape = (
  <dl className={`${styles.facts} ${styles.shape}`} aria-hidden>
    {Array.from({ length: 5 }, (_, place) => (
      <div key={place}>
        <dt>
          <Skeleton shape="lines" lines={1} />
        </dt>
        <dd>
          <Skeleton shape="lines" lines={1} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The customer's data; absent fields are left out. */
export const CustomerFacts = () => {
  const { t } = useTranslation('account');
  return (
    <Loaded t={t} query={customerApi.useCustomerQuery()} title={t('home.failed')} shape={shape}>
      {(customer) => <Facts customer={customer} />}
    </Loaded>
  );
};
