import type { Address, CallBody, Region } from '@shop/contract';
import { addressFieldNames, AddressFields, addressSchema, emailRule, freeTextRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { selectIsSignedIn, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { Form, Notice, SubmitButton, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import { valuesOf } from '../../parts/address-values.ts';
import type { Swatch } from './colors.ts';
import { swatchesApi } from './endpoints.ts';
import styles from './swatches.module.css';

interface Props {
  swatches: readonly Swatch[];
  /** The customer's own address, which is filled in; null where there is none. */
  own: Address | null;
  regions: readonly Region[];
  onDone: () => void;
}

type Asked = CallBody<'addSwatchRequest'>;

const ofGuest = addressSchema().shape({ email: emailRule() });
const ofCustomer = addressSchema().shape({ email: freeTextRule() });

/** A key that nobody else has; `randomUUID` exists only on secure origins. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key for what is asked for: the same again, after an answer that was lost, has the same one. */
const useKeyFor = () => {
  const last = useRef({ of: '', key: '' });
  return (asked: Omit<Asked, 'idempotency_key'>): string => {
    const of = JSON.stringify(asked);
    if (last.current.of !== of) last.current = { of, key: newKey() };
    return last.current.key;
  };
};

/** Where the swatches go. */
export const SwatchForm = ({ swatches, own, regions, onDone }: Props) => {
  const { t } = useTranslation('account');
  const isSignedIn = useSelector(selectIsSignedIn);
  const [request] = swatchesApi.useRequestSwatchesMutation();
  const [isEmpty, setEmpty] = useState(false);
  const keyFor = useKeyFor();
  const { is_default_shipping: _shipping, is_default_billing: _billing, ...initial } = valuesOf(own);
  const { form, field, values, fillEmpty } = useForm({
    schema: isSignedIn ? ofCustomer : ofGuest,
    initial: { ...initial, email: '' },
    language: useLanguage(),
    onSubmit: async ({ email, ...output }) => {
      setEmpty(swatches.length === 0);
      if (swatches.length === 0) return { ok: false };
      const asked = {
        swatches: swatches.map(({ product_id, child_id }) => ({ product_id, child_id })),
        ...output,
        region_id: Number(output.region_id),
        ...(!isSignedIn && { email }),
      };
      const { error } = await request({ idempotency_key: keyFor(asked), ...asked });
      if (error) return formProblem(error, t, [...addressFieldNames, 'email']);
      onDone();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      {!isSignedIn && (
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          label={t('swatches.email')}
        />
      )}
      <AddressFields
        field={field}
        values={values}
        fillEmpty={fillEmpty}
        text={(name) => t(`address.${name}`)}
        legend={
          <h3 ref={focusOnArrival} tabIndex={-1} className={styles.heading}>
            {t('swatches.where')}
          </h3>
        }
        regions={regions}
        autoCompleteGroup="shipping"
      />
      {isEmpty && swatches.length === 0 && <Notice tone="trouble">{t('swatches.nothing')}</Notice>}
      <SubmitButton>{t('swatches.submit')}</SubmitButton>
      <p className={styles.quiet}>{t('swatches.small')}</p>
    </Form>
  );
};
