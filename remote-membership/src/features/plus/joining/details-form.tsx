import { paths } from '@shop/contract';
import { check, formSchema, PhoneField, plusPhoneRule, plusSchema, ruleText, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { Link, useDispatch, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { Button, CheckboxField, Form, Notice, SubmitButton, TextField } from '@shop/ui';
import { useState } from 'react';
import * as joiningParts from '../../../parts/joining/index.ts';
import type { JoiningPart } from '../../../parts/joining/joining-part.ts';
import styles from '../../../parts/rows.module.css';
import { joiningEvents, selectJoining } from './slice.ts';

const codes = Object.values<JoiningPart>(joiningParts).map(({ code }) => code);
const schema = plusSchema();
const phoneSchema = formSchema({ telephone: plusPhoneRule() });
const initial = { telephone: '', verifyCode: '', vipCode: '', remember: false };

/** Telephone, code, the code of a feature and agreement (MEM-003). */
export const DetailsForm = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status, code, resendIn, problem } = useSelector(selectJoining);
  const [phoneError, setPhoneError] = useState<string>();
  const { form, field, checkbox, values } = useForm({
    schema,
    initial,
    language,
    onSubmit: async ({ telephone, verifyCode, vipCode }) => {
      dispatch(joiningEvents.detailsSubmitted({ telephone, verifyCode, vipCode }));
      return { ok: true };
    },
  });
  /** The API's error on a field, until the next call. */
  const refused = problem && formProblem(problem, t, ['phone', 'code', 'vip_code']);

  const requestCode = (): void => {
    const checked = check(phoneSchema, values);
    const wrong = checked.ok ? undefined : checked.errors.telephone;
    setPhoneError(wrong && ruleText(wrong, language));
    if (checked.ok) dispatch(joiningEvents.codeRequested(checked.values.telephone));
  };
  const { error: telephoneError, ...telephone } = field('telephone');
  const { error: codeError, ...verifyCode } = field('verifyCode');
  const { error: vipError, ...vipCode } = field('vipCode');
  return (
    <Form {...form} className={styles.form}>
      <PhoneField
        {...telephone}
        error={telephoneError ?? phoneError ?? refused?.fields?.phone}
        label={t('joining.phone')}
        help={t('joining.phoneHelp')}
        onChange={() => setPhoneError(undefined)}
        data-autofocus
      />
      <Button variant="secondary" busy={code === 'sending'} disabled={resendIn > 0} onClick={requestCode}>
        {resendIn > 0
          ? t('joining.resendIn', { count: resendIn })
          : t(code === 'sent' ? 'joining.resend' : 'joining.send')}
      </Button>
      {code === 'sent' && <Notice tone="good">{t('joining.sent')}</Notice>}
      <TextField
        {...verifyCode}
        error={codeError ?? refused?.fields?.code}
        label={t('joining.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={4}
      />
      {codes.length > 0 && (
        <TextField
          {...vipCode}
          error={vipError ?? refused?.fields?.vip_code}
          label={codes.map((key) => t(key)).join(', ')}
          optionalLabel={t('optional')}
          autoComplete="off"
          maxLength={20}
        />
      )}
      <CheckboxField
        {...checkbox('remember')}
        label={
          <>
            {t('joining.agree')}{' '}
            <Link href={paths.plusRules()} target="_blank">
              {t('joining.rules')}
            </Link>
          </>
        }
      />
      {refused?.message && <Notice tone="trouble">{refused.message}</Notice>}
      <SubmitButton wide busy={status === 'checking'}>
        {t('joining.pay')}
      </SubmitButton>
    </Form>
  );
};
