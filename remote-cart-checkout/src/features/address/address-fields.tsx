import type { Region } from '@shop/contract';
import { formatPhone, parsePhone, parsePostalCode } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Fieldset, SelectField, TextField } from '@shop/ui';
import type { FocusEvent, ReactNode } from 'react';
import type { AddressValues } from './stored-address.ts';
import styles from './address-form.module.css';

type Field = (name: keyof AddressValues) => { name: string; defaultValue: string; error: string | undefined };

/** A recognised value is written the way it will be stored or read; what is not recognised stays as typed. */
const tidy =
  (parse: (text: string) => string | undefined) =>
  ({ target }: FocusEvent<HTMLInputElement>): void => {
    target.value = parse(target.value) ?? target.value;
  };
const tidyPhone = (text: string): string | undefined => {
  const parsed = parsePhone(text);
  return parsed && formatPhone(parsed);
};

interface Props {
  field: Field;
  regions: readonly Region[];
  withEmail: boolean;
}

/** The fields of a Canadian address, in the order of an envelope. */
export function AddressFields({ field, regions, withEmail }: Props): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const options = regions.map(({ region_id, default_name }) => ({ value: String(region_id), label: default_name }));
  return (
    <>
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
      <Fieldset legend={t('address.delivery')}>
        <div className={styles.pair}>
          <TextField
            {...field('firstname')}
            autoComplete="shipping given-name"
            enterKeyHint="next"
            label={t('address.firstname')}
          />
          <TextField
            {...field('lastname')}
            autoComplete="shipping family-name"
            enterKeyHint="next"
            label={t('address.lastname')}
          />
        </div>
        <TextField
          {...field('street')}
          autoComplete="shipping address-line1"
          enterKeyHint="next"
          label={t('address.street')}
        />
        <TextField
          {...field('apartment_unit_suite')}
          autoComplete="shipping address-line2"
          enterKeyHint="next"
          label={t('address.apartment')}
          optionalLabel={t('address.optional')}
        />
        <TextField
          {...field('city')}
          autoComplete="shipping address-level2"
          enterKeyHint="next"
          label={t('address.city')}
        />
        <div className={styles.pair}>
          <SelectField
            {...field('region_id')}
            autoComplete="shipping address-level1"
            label={t('address.region')}
            placeholder={t('address.regionFirst')}
            options={options}
          />
          <TextField
            {...field('postcode')}
            autoComplete="shipping postal-code"
            autoCapitalize="characters"
            enterKeyHint="next"
            placeholder="A1B 2C3"
            maxLength={10}
            label={t('address.postcode')}
            onBlur={tidy(parsePostalCode)}
          />
        </div>
        <p>
          <span className={styles.label}>{t('address.country')}</span> {t('address.canada')}
        </p>
        <TextField
          {...field('telephone')}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel-national"
          enterKeyHint="done"
          label={t('address.telephone')}
          help={t('address.telephoneHelp')}
          onBlur={tidy(tidyPhone)}
        />
      </Fieldset>
    </>
  );
}
