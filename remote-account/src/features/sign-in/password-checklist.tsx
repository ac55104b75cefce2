import { passwordChecklist, ruleText } from '@shop/forms';
import { useLanguage, useTranslation } from '@shop/platform';
import { Icon, VisuallyHidden } from '@shop/ui';
import styles from './sign-in.module.css';

/** Ticked while the password is typed (VAL-006). */
export const PasswordChecklist = ({ id, password }: { id: string; password: string }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <ul id={id} className={styles.checklist} aria-label={t('create.checklist')}>
      {passwordChecklist(password).map(({ key, met }) => (
        <li key={key} data-met={met}>
          <Icon name={met ? 'check' : 'minus'} size={16} />
          {ruleText({ key }, language)}
          <VisuallyHidden>{t(met ? 'create.met' : 'create.notMet')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};
