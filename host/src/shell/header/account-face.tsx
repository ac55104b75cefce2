import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@shop/platform';
import { selectGreetingName } from '@shop/session';
import { Icon } from '@shop/ui';
import styles from './account-entry.module.css';

/** How the header greets a customer: by name, or as Anonymous (SHELL-017). */
export const Greeting = (): ReactNode => {
  const { t } = useTranslation('host');
  const name = useSelector(selectGreetingName);
  return t('header.greeting', { name: name || t('header.anonymous') });
};

export const AccountFace = (): ReactNode => (
  <>
    <Icon name="account" size={24} />
    <span className={styles.text}>
      <Greeting />
    </span>
  </>
);
