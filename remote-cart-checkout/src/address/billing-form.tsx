import type { Address, Region } from '@shop/contract';
import { addressFieldNames, AddressFields, addressSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { languageOf, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import type { AddressCalls } from './address-calls.ts';
import { destinationOf, inputOf, sentValues, valuesOf } from './address-values.ts';
import { BILL, EDIT_BILLING, type Bill, type NativeForm } from './native-form.ts';
import { StepButton } from './step-button.tsx';
import styles from './address.module.css';

interface Props {
  /** The bill’s own address, or a proposal. */
  address: Address | null;
  shipping: Address;
  regions: readonly Region[];
  calls: AddressCalls;
  native: NativeForm;
  onDone: () => void;
}

const schema = addressSchema();

/** Another address for the bill; it goes to the cart with the delivery's, which stays as it is. */
export const BillingForm = ({ address, shipping, regions, calls, native, onDone }: Props) => {
  const { t, i18n } = useTranslation('cart-checkout');
  const { sent } = native;
  const typedBefore = sentValues(sent, { bill: true });
  const { form, field, values, fillEmpty, serverError } = useForm({
    schema,
    initial: typedBefore ?? valuesOf(address, null),
    language: languageOf(i18n),
    ...(sent && typedBefore && { answered: { ok: false, message: sent.message, fields: sent.errors } }),
    onSubmit: async (output) => {
      const billing_address = inputOf(output);
      const { error } = await calls.deliverTo({ ...destinationOf(shipping), billing_address });
      if (error) return formProblem(error, t, addressFieldNames, 'billing_');
      onDone();
      return { ok: true };
    },
  });
  const { withoutScripts: _, ...hydratedForm } = form;
  return (
    <>
      <Form {...hydratedForm} method="post" action={native.at(EDIT_BILLING)} className={styles.form}>
        <input type="hidden" name={BILL} value={'other' satisfies Bill} />
        {typedBefore && !serverError && <Notice tone="trouble">{t('address.check')}</Notice>}
        <AddressFields
          field={field}
          values={values}
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
        <Button type="submit" wide>
          {t('billing.save')}
        </Button>
      </Form>
      <StepButton variant="quiet" wide path={native.at()} onStep={onDone}>
        {t('address.cancel')}
      </StepButton>
    </>
  );
};
