import type { Customer } from '@shop/contract';
import { cleaned, formatPhone } from '@shop/format';
import { emailRule, formSchema, PhoneField, phoneRule, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { api, calling, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { Form, SubmitButton, TextAreaField, TextField } from '@shop/ui';
import styles from './service.module.css';

const serviceApi = withEndpoints(api, (build) => ({
  requestLargeOrder: build.mutation(calling('largeOrder', 'body')),
}));

const schema = formSchema({
  name: requiredRule(),
  email: emailRule(),
  telephone: phoneRule().notRequired(),
  message: requiredRule(),
});

/** The large-order programme (ACC-016): what is wanted, and how to reach the customer. */
export const LargeOrderForm = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation('account');
  const [request] = serviceApi.useRequestLargeOrderMutation();
  const { form, field } = useForm({
    schema,
    initial: {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      telephone: customer.customer_phone ? formatPhone(customer.customer_phone) : '',
      company: '',
      message: '',
    },
    language: useLanguage(),
    onSubmit: async ({ name, email, message }, typed) => {
      const [telephone, company] = [cleaned(typed.telephone), cleaned(typed.company)];
      const { error } = await request({
        name,
        email,
        message,
        ...(telephone && { telephone }),
        ...(company && { company }),
      });
      if (error) return formProblem(error, t);
      return { ok: true, said: t('largeOrder.done'), reset: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p>{t('largeOrder.lead')}</p>
      <div className={styles.pair}>
        <TextField {...field('name')} label={t('facts.name')} autoComplete="name" maxLength={255} />
        <TextField
          {...field('company')}
          label={t('largeOrder.company')}
          optionalLabel={t('profile.optional')}
          autoComplete="organization"
          maxLength={255}
        />
        <TextField {...field('email')} label={t('facts.email')} type="email" inputMode="email" autoComplete="email" />
        <PhoneField {...field('telephone')} label={t('facts.phone')} optionalLabel={t('profile.optional')} />
      </div>
      <TextAreaField
        {...field('message')}
        label={t('largeOrder.message')}
        help={t('largeOrder.messageHelp')}
        rows={5}
        maxLength={4000}
      />
      <SubmitButton>{t('largeOrder.submit')}</SubmitButton>
    </Form>
  );
};
