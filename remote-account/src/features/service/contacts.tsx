import { paths, type Customer } from '@shop/contract';
import { Link, siteApi, useTranslation } from '@shop/platform';
import styles from './service.module.css';

/** How the customer reaches people of the shop, and what those will ask for. */
export const Contacts = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation('account');
  const service = siteApi.useSiteConfigQuery().data?.customer_service;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <div className={styles.contacts}>
      {service && (
        <p>
          {t('service.call')} <a href={`tel:${service.telephone}`}>{service.telephone_text}</a>
          <br />
          {service.hours}
        </p>
      )}
      <p>{t('service.ask')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('service.number')}</dt>
          <dd>{customer.entity_id}</dd>
        </div>
        {name && (
          <div>
            <dt>{t('facts.name')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{t('facts.email')}</dt>
          <dd>{customer.email}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Link href={paths.contact()}>{t('service.contact')}</Link>
        <Link href={paths.orders()}>{t('service.orders')}</Link>
        <Link href={paths.ownQuestions()}>{t('service.questions')}</Link>
      </div>
    </div>
  );
};
