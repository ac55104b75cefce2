import { formSchema, signInCodeRule, useForm } from '@shop/forms';
import { Link, useTranslation } from '@shop/platform';
import { Button, LinkButton, TextField } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../parts/language.ts';
import { problemText } from '../../parts/problem.ts';
import { useVerifyCodeMutation } from './endpoints.ts';
import { Resend } from './resend.tsx';
import { useConclusion } from './use-conclusion.ts';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  /** Where one goes without confirming now. */
  later: string;
  onConfirmed: () => void;
  /** The code was right, and nobody is signed in by it. */
  onSignedOut: () => void;
}

const schema = formSchema({ verify_code: signInCodeRule() });

/** The code that was sent to a new or unconfirmed address (document 1 §4, Verification). */
export function CodeForm({ email, later, onConfirmed, onSignedOut }: Props): ReactNode {
  const { t } = useTranslation('account');
  const [verify] = useVerifyCodeMutation();
  const conclude = useConclusion();
  const { form, field, status } = useForm({
    schema,
    initial: { verify_code: '' },
    language: useLanguage(),
    onSubmit: async ({ verify_code }) => {
      const { data, error } = await verify({ email, verify_code, operation: 'register' });
      if (!data) return { ok: false, fields: { verify_code: problemText(error, t) } };
      (conclude({ data }) === null ? onConfirmed : onSignedOut)();
      return { ok: true };
    },
  });
  return (
    <form {...form} className={styles.form} method="post">
      <h1>{t('verify.heading')}</h1>
      <p className={styles.address}>{t('verify.lead', { email })}</p>
      <TextField
        {...field('verify_code')}
        label={t('verify.code')}
        placeholder={t('verify.placeholder')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        enterKeyHint="go"
      />
      <Button type="submit" wide busy={status === 'submitting' || status === 'succeeded'}>
        {t('verify.submit')}
      </Button>
      <Resend email={email} />
      <LinkButton variant="quiet" wide href={later} linkComponent={Link}>
        {t('verify.later')}
      </LinkButton>
    </form>
  );
}
