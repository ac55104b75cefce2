import { country, type Address, type Region } from '@shop/contract';
import { AddressFields, addressSchema, emailRule, useForm } from '@shop/forms';
import { formatPhone } from '@shop/format';
import { problemText } from '@shop/kit';
import { languageOf, useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import { Button, Fieldset, Form, Notice, TextField } from '@shop/ui';
import { useLayoutEffect, type ChangeEvent, type ReactNode } from 'react';
import { addressApi } from './endpoints.ts';
import { readFields, readStoredAddress, restoreFields, storeAddress, type AddressValues } from './stored-address.ts';
import styles from './address-form.module.css';

interface Props {
  /** The cart's address and e-mail, where it has them. */
  address: Address | null;
  email: string | null;
  /** A customer's e-mail is known; a guest gives one. */
  withEmail: boolean;
  regions: readonly Region[];
  /** The cart has the address now. */
  onSaved: () => void;
}

const initialValues = (address: Address | null, email: string | null): AddressValues => ({
  email: email ?? '',
  firstname: address?.firstname ?? '',
  lastname: address?.lastname ?? '',
  street: address?.street ?? '',
  apartment_unit_suite: address?.apartment_unit_suite ?? '',
  city: address?.city ?? '',
  region_id: address ? String(address.region_id) : '',
  postcode: address?.postcode ?? '',
  telephone: address ? formatPhone(address.telephone) : '',
});

const guestSchema = addressSchema().shape({ email: emailRule() });
const customerSchema = addressSchema();

/** E-mail and delivery address. Kept in this browser while they are typed, and in the cart once they are complete. */
export const AddressForm = ({ address, email, withEmail, regions, onSaved }: Props): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const codeOf = (regionId: string) => regions.find(({ region_id }) => String(region_id) === regionId)?.code ?? '';
  const keep = (values: AddressValues) => storeAddress({ ...values, region_code: codeOf(values.region_id) });

  const { form, field, status, serverError } = useForm({
    schema: withEmail ? guestSchema : customerSchema,
    initial: initialValues(address, email),
    language: languageOf(i18n),
    onSubmit: async ({ region_id, ...output }, typed) => {
      keep(typed);
      const body = { ...output, region_id: Number(region_id), country_id: country };
      const { error } = await dispatch(addressApi.endpoints.cartAddress.initiate(body, { track: false }));
      if (error) return { ok: false, message: problemText(error, t) };
      onSaved();
      return { ok: true };
    },
  });

  // Before the form reads its elements for the first time, so that it knows what was restored.
  const { ref } = form;
  useLayoutEffect(() => {
    if (ref.current) restoreFields(ref.current, readStoredAddress());
  }, [ref]);

  const changed = (event: ChangeEvent<HTMLFormElement>): void => {
    form.onChange(event);
    keep(readFields(event.currentTarget));
  };

  return (
    <Form {...form} onChange={changed} className={styles.form}>
      {withEmail && (
        <Fieldset legend={t('address.contact')}>
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            label={t('address.email')}
            help={t('address.emailHelp')}
          />
        </Fieldset>
      )}
      <AddressFields
        field={field}
        text={(name) => t(`address.${name}`)}
        legend={t('address.delivery')}
        regions={regions}
        autoCompleteGroup="shipping"
      />
      {serverError && (
        <Notice tone="trouble">
          {t('address.failed')} {serverError}
        </Notice>
      )}
      <Button type="submit" wide busy={status === 'submitting'}>
        {t('address.continue')}
      </Button>
    </Form>
  );
};
