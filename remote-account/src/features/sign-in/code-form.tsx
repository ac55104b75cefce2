import { formSchema, signInCodeRule, useForm } from '@shop/forms';
import { LinkButton } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, SubmitButton, TextField } from '@shop/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Resend } from './resend.tsx';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  heading: ReactNode;
  submitLabel: string;
  /** Whether a letter with the code went out; unknown where an address was opened by itself. */
  isSent?: boolean | undefined;
  /** How to go on without a code: a link, or a button that closes the popup. */
  later: { label: string } & ({ href: string } | { onClick: () => void });
  /** Hands the code in; answers what is wrong with it, or null. */
  onCode: (verify_code: string) => Promise<string | null>;
  /** Asks for another code; answers what went wrong, or null. */
  onResend: () => Promise<string | null>;
}

const leadKey = (isSent: boolean | undefined) => {
  if (isSent === undefined) return 'verify.leadOpen';
  return isSent ? 'verify.lead' : 'verify.leadUnsent';
};

const schema = formSchema({ verify_code: signInCodeRule() });

/** The form for the code that was sent to an e-mail address (AUTH-009). */
export const CodeForm = ({ email, heading, submitLabel, isSent: wasSent, later, onCode, onResend }: Props) => {
  const { t } = useTranslation('account');
  const [isSent, setSent] = useState(wasSent);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { form, field, status } = useForm({
    schema,
    initial: { verify_code: '' },
    language: useLanguage(),
    onSubmit: async ({ verify_code }) => {
      const problem = await onCode(verify_code);
      return problem === null ? { ok: true } : { ok: false, fields: { verify_code: problem } };
    },
  });
  // The button that was pressed has gone: the focus goes to where the other code is entered.
  const sendAgain = async (): Promise<string | null> => {
    const problem = await onResend();
    if (problem !== null) return problem;
    setSent(true);
    first.current?.focus();
    return null;
  };
  return (
    <Form {...form} className={styles.form}>
      {heading}
      <p className={styles.address}>{t(leadKey(isSent), { email })}</p>
      <TextField
        {...field('verify_code')}
        ref={first}
        label={t('verify.code')}
        placeholder={t('verify.placeholder')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        enterKeyHint="go"
      />
      <SubmitButton wide busy={status === 'succeeded'}>
        {submitLabel}
      </SubmitButton>
      <Resend isFirst={wasSent === false} onResend={sendAgain} />
      {'href' in later ? (
        <LinkButton variant="quiet" wide href={later.href}>
          {later.label}
        </LinkButton>
      ) : (
        <Button variant="quiet" wide onClick={later.onClick}>
          {later.label}
        </Button>
      )}
    </Form>
  );
};
