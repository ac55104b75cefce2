import type { Address, Region } from '@shop/contract';
import { addressFieldNames, AddressFields, addressSchema, useForm } from '@shop/forms';
import { problemText } from '@shop/kit';
import { fieldOf, languageOf, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import { useMemo, type ReactNode } from 'react';
import type { AddressCalls } from './address-calls.ts';
import { destinationOf, inputOf, valuesOf } from './address-values.ts';
import styles from './address.module.css';

interface Props {
  /** What stands in it at first: the bill's own address, or a proposal. */
  address: Address | null;
  shipping: Address;
  regions: readonly Region[];
  calls: AddressCalls;
  onDone: () => void;
}

/** Another address for the bill; it goes to the cart with the delivery's, which stays as it is. */
export const BillingForm = ({ address, shipping, regions, calls, onDone }: Props): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const schema = useMemo(() => addressSchema(regions), [regions]);
  const { form, field, fillEmpty, status, serverError } = useForm({
    schema,
    initial: valuesOf(address, null),
    language: languageOf(i18n),
    onSubmit: async (output) => {
      const billing_address = inputOf(output);
      const { error } = await calls.deliverTo({ ...destinationOf(shipping), billing_address });
      if (!error) {
        onDone();
        return { ok: true };
      }
      const message = problemText(error, t);
      const named = addressFieldNames.find((name) => `billing_${name}` === fieldOf(error));
      return named ? { ok: false, fields: { [named]: message } } : { ok: false, message };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <AddressFields
        field={field}
        fillEmpty={fillEmpty}
        text={(name) => t(`address.${name}`)}
        legend={t('billing.heading')}
        regions={regions}
        autoCompleteGroup="billing"
      />
      {serverError && (
        <Notice tone="trouble">
          {t('address.failed')} {serverError}
        </Notice>
      )}
      <Button type="submit" wide busy={status === 'submitting'}>
        {t('billing.save')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('address.cancel')}
      </Button>
    </Form>
  );
};
