import { categoryRoots, intents, type CategoryRootSlug, type Customer } from '@shop/contract';
import { cleaned, formatPhone } from '@shop/format';
import { BirthdayField, birthdayRule, formSchema, PhoneField, phoneRule, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { api, calling, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { CheckboxField, Fieldset, Form, SelectField, SubmitButton, TextField } from '@shop/ui';
import styles from './profile-form.module.css';

const profileApi = withEndpoints(api, (build) => ({
  /** The answer goes to the session, which has the customer on every page. */
  updateCustomer: build.mutation({
    ...calling('updateAccountInformation', 'body'),
    onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
      await queryFulfilled.then(
        ({ data }) => dispatch(intents.customerChanged({ customer: data })),
        () => undefined, // said at the form
      );
    },
  }),
}));

const genders = ['female', 'male', 'other'] as const;

const interestField = (slug: CategoryRootSlug) => `interest-${slug}` as const;
type Interests = Record<ReturnType<typeof interestField>, boolean>;

// One entry for each root, so the type holds.
const interestsOf = ({ interest }: Customer): Interests =>
  Object.fromEntries(categoryRoots.map((slug) => [interestField(slug), interest.includes(slug)])) as Interests;

const schema = formSchema({
  firstName: requiredRule(),
  lastName: requiredRule(),
  customer_phone: phoneRule().notRequired(),
  births: birthdayRule().notRequired(),
});

/** The customer's own information (ACC-005); only the name is required. */
export const ProfileForm = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [update] = profileApi.useUpdateCustomerMutation();
  const { form, field, checkbox } = useForm({
    schema,
    initial: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      customer_phone: customer.customer_phone ? formatPhone(customer.customer_phone) : '',
      gender: customer.gender ?? '',
      births: customer.births ?? '',
      ...interestsOf(customer),
    },
    language,
    onSubmit: async ({ firstName, lastName, births }, typed) => {
      const { error } = await update({
        firstName,
        lastName,
        customer_phone: cleaned(typed.customer_phone),
        gender: typed.gender,
        births: births ?? '',
        interest: categoryRoots.filter((slug) => typed[interestField(slug)]).join(','),
      });
      if (error) return formProblem(error, t);
      return { ok: true, said: t('profile.saved') };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={t('profile.firstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...field('lastName')} label={t('profile.lastName')} autoComplete="family-name" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <PhoneField {...field('customer_phone')} label={t('facts.phone')} optionalLabel={t('profile.optional')} />
        <BirthdayField
          {...field('births')}
          language={language}
          label={t('profile.births')}
          optionalLabel={t('profile.optional')}
        />
      </div>
      <SelectField
        {...field('gender')}
        label={t('profile.gender')}
        optionalLabel={t('profile.optional')}
        autoComplete="sex"
        placeholder={t('profile.notSaid')}
        options={genders.map((value) => ({ value, label: t(`profile.genders.${value}`) }))}
      />
      <Fieldset legend={t('profile.interests')}>
        <div className={styles.interests}>
          {categoryRoots.map((slug) => (
            <CheckboxField key={slug} {...checkbox(interestField(slug))} label={t(`interest.${slug}`)} />
          ))}
        </div>
      </Fieldset>
      <SubmitButton>{t('profile.save')}</SubmitButton>
    </Form>
  );
};
