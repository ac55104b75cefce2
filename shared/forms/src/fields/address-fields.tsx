import { formatPhone, parsePhone, parsePostalCode } from '@shop/format';
import { Fieldset, SelectField, TextField } from '@shop/ui';
import type { FocusEvent, ReactNode } from 'react';
import type { AddressFieldName } from '../rules/address.ts';
import styles from './address-fields.module.css';

/** What the fields say, by name; the remote has the words. */
export type AddressText =
  | 'firstname'
  | 'lastname'
  | 'street'
  | 'apartment'
  | 'optional'
  | 'city'
  | 'region'
  | 'regionFirst'
  | 'postcode'
  | 'country'
  | 'canada'
  | 'telephone'
  | 'telephoneHelp';

export interface AddressFieldsProps {
  /** The form's own: what `useForm` answers as `field`. */
  field: (name: AddressFieldName) => { name: string; defaultValue: string; error: string | undefined };
  text: (name: AddressText) => string;
  legend: ReactNode;
  regions: readonly { region_id: number; default_name: string }[];
  /** Which of a person's addresses the browser is to fill in; unless told, any. */
  autoCompleteGroup?: 'shipping' | 'billing';
}

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

/** The fields of a Canadian address, in the order of an envelope. */
export const AddressFields = ({ field, text, legend, regions, autoCompleteGroup }: AddressFieldsProps): ReactNode => {
  const filledBy = (detail: string): string => (autoCompleteGroup ? `${autoCompleteGroup} ${detail}` : detail);
  return (
    <Fieldset legend={legend}>
      <div className={styles.pair}>
        <TextField
          {...field('firstname')}
          autoComplete={filledBy('given-name')}
          enterKeyHint="next"
          label={text('firstname')}
        />
        <TextField
          {...field('lastname')}
          autoComplete={filledBy('family-name')}
          enterKeyHint="next"
          label={text('lastname')}
        />
      </div>
      <TextField
        {...field('street')}
        autoComplete={filledBy('address-line1')}
        enterKeyHint="next"
        label={text('street')}
      />
      <TextField
        {...field('apartment_unit_suite')}
        autoComplete={filledBy('address-line2')}
        enterKeyHint="next"
        label={text('apartment')}
        optionalLabel={text('optional')}
      />
      <TextField
        {...field('city')}
        autoComplete={filledBy('address-level2')}
        enterKeyHint="next"
        label={text('city')}
      />
      <div className={styles.pair}>
        <SelectField
          {...field('region_id')}
          autoComplete={filledBy('address-level1')}
          label={text('region')}
          placeholder={text('regionFirst')}
          options={regions.map(({ region_id, default_name }) => ({ value: String(region_id), label: default_name }))}
        />
        <TextField
          {...field('postcode')}
          autoComplete={filledBy('postal-code')}
          autoCapitalize="characters"
          enterKeyHint="next"
          placeholder="A1B 2C3"
          maxLength={10}
          label={text('postcode')}
          onBlur={tidy(parsePostalCode)}
        />
      </div>
      <p>
        <span className={styles.label}>{text('country')}</span> {text('canada')}
      </p>
      <TextField
        {...field('telephone')}
        type="tel"
        inputMode="tel"
        autoComplete={filledBy('tel-national')}
        enterKeyHint="done"
        label={text('telephone')}
        help={text('telephoneHelp')}
        onBlur={tidy(tidyPhone)}
      />
    </Fieldset>
  );
};
