import { formatPhone } from '@shop/format';
import { formSchema, signInCodeRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { tracked, useDispatch, useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, SubmitButton, TextField } from '@shop/ui';
import { takeFocus } from '../../parts/take-focus.ts';
import { subscribeApi } from './endpoints.ts';
import styles from './subscribe-popup.module.css';

interface Props {
  email: string;
  /** Digits, as they were typed: a code was sent there. */
  phone: string;
  onDone: () => void;
  onOtherPhone: () => void;
}

const schema = formSchema({ code: signInCodeRule() });

/** The code that shows that the phone is this person's: only then is it kept, and subscribed (TRK-004). */
export const SmsCodeStep = ({ email, phone, onDone, onOtherPhone }: Props) => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const [confirm] = subscribeApi.useConfirmPhoneMutation();
  const lead = t('subscribe.codeLead', { phone: formatPhone(phone) });
  const { form, field } = useForm({
    schema,
    initial: { code: '' },
    language: useLanguage(),
    onSubmit: async ({ code }) => {
      const { data, error } = await confirm({ email, phone, code, consent_text: lead });
      if (!data) return formProblem(error, '', 'code');
      dispatch(tracked({ event: 'subs_success', type: data.type }));
      onDone();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.step}>
      <p>{lead}</p>
      <TextField
        {...field('code')}
        label={t('subscribe.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        enterKeyHint="done"
        ref={takeFocus}
      />
      <SubmitButton wide>{t('subscribe.codeSubmit')}</SubmitButton>
      <Button variant="secondary" wide onClick={onOtherPhone}>
        {t('subscribe.otherPhone')}
      </Button>
      <Button variant="quiet" wide onClick={onDone}>
        {t('subscribe.skip')}
      </Button>
    </Form>
  );
};
