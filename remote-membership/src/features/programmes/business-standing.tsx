import { paths } from '@shop/contract';
import { formSchema, useForm } from '@shop/forms';
import { formProblem, Loaded, SignInLink, useIsForCustomer } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, TextField } from '@shop/ui';
import type { ReactNode } from 'react';
import { FormShape } from '../../parts/form-shape.tsx';
import rows from '../../parts/rows.module.css';
import { ContactFields, contactRules, contactOf, filled } from './contact-fields.tsx';
import { useAddBusinessMutation, useBusinessAccountQuery, type Application } from './endpoints.ts';
import styles from './programmes.module.css';

const schema = formSchema(contactRules);

/** Applies for a business account; `sent` is what was declined. */
const BusinessForm = ({ sent }: { sent: Application | null }): ReactNode => {
  const { t } = useTranslation('membership');
  const [add] = useAddBusinessMutation();
  const { form, field, status, serverError } = useForm({
    schema,
    initial: { ...contactOf(sent), business_number: sent?.business_number ?? '' },
    language: useLanguage(),
    onSubmit: async ({ name, email }, typed) => {
      const { telephone, company, message, business_number } = typed;
      const { error } = await add({ name, email, ...filled({ telephone, company, message, business_number }) });
      return error ? formProblem(error, t, Object.keys(typed)) : { ok: true };
    },
  });
  return (
    <Form {...form} className={rows.form}>
      <ContactFields field={field}>
        <TextField
          {...field('business_number')}
          label={t('business.number')}
          help={t('business.numberHelp')}
          optionalLabel={t('optional')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </ContactFields>
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      <Button type="submit" busy={status === 'submitting'}>
        {t('apply.send')}
      </Button>
    </Form>
  );
};

const Applied = ({ application }: { application: Application }): ReactNode => {
  const { t } = useTranslation('membership');
  const { status, name, rejection_reason: why } = application;
  return (
    <>
      <Notice tone={status === 'approved' ? 'good' : 'hint'}>
        {t(`business.${status}`, { name })} {why}
      </Notice>
      {status === 'declined' && <BusinessForm sent={application} />}
    </>
  );
};

const Customer = (): ReactNode => {
  const { t } = useTranslation('membership');
  return (
    <Loaded t={t} query={useBusinessAccountQuery()} title={t('business.failed')} shape={<FormShape fields={6} />}>
      {(application) => (application ? <Applied application={application} /> : <BusinessForm sent={null} />)}
    </Loaded>
  );
};

/** Where a customer stands with a business account; a visitor is asked to sign in. */
export const BusinessStanding = (): ReactNode => {
  const { t } = useTranslation('membership');
  const isCustomer = useIsForCustomer();
  return (
    <div className={styles.standing}>
      {isCustomer ? (
        <Customer />
      ) : (
        <>
          <p>{t('business.signInHint')}</p>
          <SignInLink redirect={paths.businessAccount()}>{t('points.signIn')}</SignInLink>
        </>
      )}
    </div>
  );
};
