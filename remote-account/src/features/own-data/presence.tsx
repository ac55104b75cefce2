import { formProblem } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { useState, type ComponentProps } from 'react';
import { PasswordField } from '../../parts/password-field.tsx';
import styles from './own-data.module.css';

/** Whether the password is asked for: the sign-in is not recent, or the API says that it is not any more. */
export const usePresence = (isRecent: boolean) => {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(!isRecent);
  /** A refusal that is about the password is shown at its field. */
  const refusal = (error: unknown) => {
    const problem = formProblem(error, t, ['password']);
    if (problem.fields) setAsked(true);
    return problem;
  };
  return { isAsked, refusal };
};

/** The password that says who sits there, and what to do without one. */
export const PresenceField = ({
  email,
  ...field
}: { email: string } & Pick<ComponentProps<typeof PasswordField>, 'name' | 'defaultValue' | 'error'>) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.password}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field}
        label={t('ownData.password')}
        help={t('ownData.passwordHelp')}
        autoComplete="current-password"
        enterKeyHint="done"
      />
    </div>
  );
};
