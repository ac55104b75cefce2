import { country, type Address, type Region } from '@shop/contract';
import { AddressFields, addressSchema, emailRule, useForm } from '@shop/forms';
import { addressLines, formatPhone } from '@shop/format';
import { problemText } from '@shop/kit';
import { languageOf, selectIsSignedIn, useSelector, useTranslation } from '@shop/platform';
import { Button, Envelope, Form, Notice, TextField } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { singlePagePayApi, type Draft } from './endpoints.ts';
import styles from './single-page-pay.module.css';

interface Props {
  draft: Draft;
  regions: readonly Region[];
}

const guestSchema = addressSchema().shape({ email: emailRule() });
const customerSchema = addressSchema();

const fieldsOf = ({
  firstname,
  lastname,
  street,
  apartment_unit_suite,
  city,
  postcode,
  region_id,
  telephone,
}: Address) => ({
  firstname,
  lastname,
  street,
  apartment_unit_suite,
  city,
  postcode,
  region_id,
  telephone,
});

/** A customer's own addresses: one press takes one of them. */
const OwnAddresses = ({ draft, regions, onDone }: Props & { onDone: () => void }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const { data = [] } = singlePagePayApi.useUserAddressesQuery();
  const [setAddress, { isLoading, error }] = singlePagePayApi.useDraftAddressMutation();
  if (data.length === 0) return null;
  const take = async (address: Address): Promise<void> => {
    if (isLoading) return;
    const chosen = await setAddress({ ...fieldsOf(address), draft_id: draft.draft_id, country_id: country });
    if (chosen.data) onDone();
  };
  return (
    <ul className={styles.items} aria-label={t('pay.pick')}>
      {data.map((address) => (
        <li key={address.address_entity_id} className={styles.address}>
          <Envelope lines={addressLines(address, regions)} />
          <Button variant="secondary" size="small" busy={isLoading} onClick={() => void take(address)}>
            {t('pay.addressSave')}
          </Button>
        </li>
      ))}
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
    </ul>
  );
};

const AddressForm = ({ draft, regions, onDone }: Props & { onDone: () => void }): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const [setAddress] = singlePagePayApi.useDraftAddressMutation();
  const isCustomer = useSelector(selectIsSignedIn);
  const { shipping_address: address, customer_email } = draft.cart;
  const { form, field, status, serverError } = useForm({
    schema: isCustomer ? customerSchema : guestSchema,
    initial: {
      email: customer_email ?? '',
      firstname: address?.firstname ?? '',
      lastname: address?.lastname ?? '',
      street: address?.street ?? '',
      apartment_unit_suite: address?.apartment_unit_suite ?? '',
      city: address?.city ?? '',
      region_id: address ? String(address.region_id) : '',
      postcode: address?.postcode ?? '',
      telephone: address ? formatPhone(address.telephone) : '',
    },
    language: languageOf(i18n),
    onSubmit: async ({ region_id, ...output }) => {
      const body = { ...output, region_id: Number(region_id), country_id: country, draft_id: draft.draft_id };
      const { error } = await setAddress(body);
      if (error) return { ok: false, message: problemText(error, t) };
      onDone();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      {!isCustomer && (
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" label={t('address.email')} />
      )}
      <AddressFields
        field={field}
        text={(name) => t(`address.${name}`)}
        legend={t('address.delivery')}
        regions={regions}
        autoCompleteGroup="shipping"
      />
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      <Button type="submit" wide busy={status === 'submitting'}>
        {t('pay.addressSave')}
      </Button>
    </Form>
  );
};

/** Where to deliver: what the draft has, and a way to change it. */
export const DraftAddress = ({ draft, regions }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const isCustomer = useSelector(selectIsSignedIn);
  const address = draft.cart.shipping_address;
  const [mode, setMode] = useState<'reading' | 'changing'>('reading');
  const done = () => setMode('reading');
  const isReading = address !== null && mode === 'reading';
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('pay.address')}</h2>
      {isReading ? (
        <>
          <Envelope lines={addressLines(address, regions)} />
          <Button variant="secondary" size="small" onClick={() => setMode('changing')}>
            {t('pay.addressEdit')}
          </Button>
        </>
      ) : (
        <>
          {isCustomer && <OwnAddresses draft={draft} regions={regions} onDone={done} />}
          <AddressForm key={isCustomer ? 'customer' : 'guest'} draft={draft} regions={regions} onDone={done} />
        </>
      )}
    </section>
  );
};
