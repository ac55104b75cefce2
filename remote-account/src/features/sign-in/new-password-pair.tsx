import { useTranslation } from '@shop/platform';
import { useId } from 'react';
import { PasswordField } from '../../parts/password-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface Props {
  field: (name: 'password' | 'password_confirm') => { name: string; defaultValue: string; error: string | undefined };
  /** As typed so far. */
  password: string;
  /** Of the last field. */
  enterKeyHint: 'go' | 'done';
}

/** A new password with its live checklist, and once more. */
export const NewPasswordPair = ({ field, password, enterKeyHint }: Props) => {
  const { t } = useTranslation('account');
  const checklist = useId();
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('reset.password')}
        autoComplete="new-password"
        enterKeyHint="next"
        aria-describedby={checklist}
      />
      <PasswordChecklist id={checklist} password={password} />
      <PasswordField
        {...field('password_confirm')}
        label={t('reset.confirm')}
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
      />
    </>
  );
};
