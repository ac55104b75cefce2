import type { Address, Region } from '@shop/contract';
import { addressFieldNames, AddressFields, addressSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, CheckboxField, Form, FormOutcome } from '@shop/ui';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import { inputOf, valuesOf } from '../../parts/address-values.ts';
import { addressApi } from './endpoints.ts';
import styles from './address-form.module.css';

interface Props {
  /** The address to change, or null for a new one. */
  address: Address | null;
  /** The first address becomes the default one of both kinds, whatever is chosen. */
  isFirst: boolean;
  regions: readonly Region[];
  onSaved: () => void;
  onCancel: () => void;
}

const schema = addressSchema();

/** A new address, or a change to one of them. */
export const AddressForm = ({ address, isFirst, regions, onSaved, onCancel }: Props) => {
  const { t } = useTranslation('account');
  const [add] = addressApi.useAddAddressMutation();
  const [edit] = addressApi.useEditAddressMutation();
  const { form, field, values, fillEmpty, checkbox } = useForm({
    schema,
    initial: valuesOf(address),
    language: useLanguage(),
    onSubmit: async (output, { is_default_shipping, is_default_billing }) => {
      const body = inputOf({ ...output, is_default_shipping, is_default_billing });
      const id = address?.address_entity_id ?? null;
      const { error } = await (id === null ? add(body) : edit({ ...body, address_entity_id: id }));
      if (error) return formProblem(error, t, addressFieldNames);
      onSaved();
      return { ok: true };
    },
  });
  const heading = (
    <h2 ref={focusOnArrival} tabIndex={-1} className={styles.heading}>
      {t(address ? 'addresses.change' : 'addresses.new')}
    </h2>
  );
  return (
    <Form {...form} className={styles.form}>
      <AddressFields
        field={field}
        values={values}
        fillEmpty={fillEmpty}
        text={(name) => t(`address.${name}`)}
        legend={heading}
        regions={regions}
      />
      {!isFirst && !address?.is_default_shipping && (
        <CheckboxField {...checkbox('is_default_shipping')} label={t('addresses.asDefault')} />
      )}
      {!isFirst && !address?.is_default_billing && (
        <CheckboxField {...checkbox('is_default_billing')} label={t('addresses.asBilling')} />
      )}
      <FormOutcome />
      <div className={styles.actions}>
        <Button type="submit">{t('addresses.save')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </Form>
  );
};
