import { alternatePhoneRule, formSchema, PhoneField, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, SubmitButton } from '@shop/ui';
import { useState } from 'react';
import { takeFocus } from '../../parts/take-focus.ts';
import { subscribeApi } from './endpoints.ts';
import { SmsCodeStep } from './sms-code-step.tsx';
import styles from './subscribe-popup.module.css';
import { usePayload } from './use-payload.ts';

interface Props {
  email: string;
  onDone: () => void;
}

const schema = formSchema({ phone: alternatePhoneRule() });

/**
 * The optional phone for text messages (VAL-030): an empty one goes on like Skip, any other is confirmed by a code.
 * A call without an answer shows no error (ERR-013).
 */
export const SmsStep = ({ email, onDone }: Props) => {
  const { t } = useTranslation('membership');
  const [subscribe] = subscribeApi.useSubscribePhoneMutation();
  const payload = usePayload();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field } = useForm({
    schema,
    initial: { phone: '' },
    language: useLanguage(),
    onSubmit: async ({ phone }) => {
      if (phone === '') {
        onDone();
        return { ok: true };
      }
      const { error } = await subscribe({ email, phone, ...payload, consent_text: t('subscribe.smsLead') });
      if (error) return formProblem(error, '', 'phone');
      setSentTo(phone);
      return { ok: true };
    },
  });
  if (sentTo !== null) {
    return <SmsCodeStep email={email} phone={sentTo} onDone={onDone} onOtherPhone={() => setSentTo(null)} />;
  }
  return (
    <Form {...form} className={styles.step}>
      <p>{t('subscribe.smsLead')}</p>
      <PhoneField
        {...field('phone')}
        label={t('subscribe.phone')}
        optionalLabel={t('optional')}
        enterKeyHint="send"
        ref={takeFocus}
      />
      <SubmitButton wide>{t('subscribe.smsSubmit')}</SubmitButton>
      <Button variant="quiet" wide onClick={onDone}>
        {t('subscribe.skip')}
      </Button>
    </Form>
  );
};
