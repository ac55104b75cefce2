import { parsePostalCode } from '@shop/format';
import { Fieldset, SelectField, TextField } from '@shop/ui';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { isElsewhere, type AddressFieldName, type AddressRegion } from '../rules/address.ts';
import { PhoneField } from './phone-field.tsx';
import { placeOfCode } from './place-of-code.ts';
import { tidy } from './tidy.ts';
import styles from './address-fields.module.css';

/** By name; the remote has the words. */
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
  | 'filledIn'
  | 'elsewhere'
  | 'country'
  | 'canada'
  | 'telephone'
  | 'telephoneHelp';

export interface AddressFieldsProps {
  /** The form's own: what `useForm` answers as `field`. */
  field: (name: AddressFieldName) => { name: string; defaultValue: string; error: string | undefined };
  values: Readonly<Record<'postcode' | 'region_id', string>>;
  /** The form's own: writes into fields that are empty. */
  fillEmpty: (values: { city?: string; region_id?: string }) => readonly string[];
  text: (name: AddressText) => string;
  legend: ReactNode;
  regions: readonly AddressRegion[];
  /** Which of a person's addresses the browser is to fill in; unless told, any. */
  autoCompleteGroup?: 'shipping' | 'billing';
}

const tidyPostalCode = tidy(parsePostalCode);

/** The fields of a Canadian address. The postal code stands before the city and the province, which it often names. */
export const AddressFields = ({
  field,
  values,
  fillEmpty,
  text,
  legend,
  regions,
  autoCompleteGroup,
}: AddressFieldsProps): ReactNode => {
  const [filled, setFilled] = useState('');
  const filledBy = (detail: string): string => (autoCompleteGroup ? `${autoCompleteGroup} ${detail}` : detail);
  const postcodeLeft = (event: FocusEvent<HTMLInputElement>): void => {
    tidyPostalCode(event);
    const { city, region } = placeOfCode(event.target.value, regions);
    const names = fillEmpty({ ...(city && { city }), ...(region && { region_id: String(region.region_id) }) });
    const said = [names.includes('city') && city, names.includes('region_id') && region?.default_name].filter(Boolean);
    if (said.length > 0) setFilled(`${text('filledIn')} ${said.join(', ')}`);
  };
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
      <div className={styles.pair}>
        <TextField
          {...field('postcode')}
          autoComplete={filledBy('postal-code')}
          autoCapitalize="characters"
          enterKeyHint="next"
          placeholder="A1B 2C3"
          maxLength={40}
          label={text('postcode')}
          onBlur={postcodeLeft}
        />
        <TextField
          {...field('city')}
          autoComplete={filledBy('address-level2')}
          enterKeyHint="next"
          label={text('city')}
        />
      </div>
      <p role="status" className={styles.filled}>
        {isElsewhere(values, regions) ? text('elsewhere') : filled}
      </p>
      <SelectField
        {...field('region_id')}
        autoComplete={filledBy('address-level1')}
        label={text('region')}
        placeholder={text('regionFirst')}
        options={regions.map(({ region_id, default_name }) => ({ value: String(region_id), label: default_name }))}
      />
      <p>
        <span className={styles.label}>{text('country')}</span> {text('canada')}
      </p>
      <PhoneField
        {...field('telephone')}
        autoComplete={filledBy('tel-national')}
        enterKeyHint="done"
        label={text('telephone')}
        help={text('telephoneHelp')}
      />
    </Fieldset>
  );
};
