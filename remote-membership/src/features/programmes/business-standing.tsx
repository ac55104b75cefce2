import { paths } from '@shop/contract';
import { formSchema, useForm } from '@shop/forms';
import { formProblem, Loaded, SignInLink, useIsForCustomer } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, Notice, SubmitButton, TextField } from '@shop/ui';
import { FormShape } from '../../parts/form-shape.tsx';
import rows from '../../parts/rows.module.css';
import { ContactFields, contactRules, contactOf, filled } from './contact-fields.tsx';
import { programmesApi, type Application } from './endpoints.ts';
import styles from './programmes.module.css';

const schema = formSchema(contactRules);

/** Applies for a business account; `sent` is what was declined. */
const BusinessForm = ({ sent }: { sent: Application | null }) => {
  const { t } = useTranslation('membership');
  const [add] = programmesApi.useAddBusinessMutation();
  const { form, field } = useForm({
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
      <SubmitButton>{t('apply.send')}</SubmitButton>
    </Form>
  );
};

const Applied = ({ application }: { application: Application }) => {
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

const Customer = () => {
  const { t } = useTranslation('membership');
  return (
    <Loaded
      t={t}
      query={programmesApi.useBusinessAccountQuery()}
      title={t('business.failed')}
      shape={<FormShape fields={6} />}
    >
      {(application) => (application ? <Applied application={application} /> : <BusinessForm sent={null} />)}
    </Loaded>
  );
};

/** Where a customer stands with a business account; a visitor is asked to sign in. */
export const BusinessStanding = () => {
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
