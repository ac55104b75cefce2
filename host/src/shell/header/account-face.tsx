import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@shop/platform';
import { selectGreetingName } from '@shop/session';
import { Icon } from '@shop/ui';
import styles from './account-entry.module.css';

/** How the header greets a customer: by name, or as Anonymous (document 2 §2). */
export function AccountFace(): ReactNode {
  const { t } = useTranslation('host');
  const name = useSelector(selectGreetingName);
  return (
    <>
      <Icon name="account" size={24} />
      <span className={styles.text}>{t('header.greeting', { name: name || t('header.anonymous') })}</span>
    </>
  );
}
