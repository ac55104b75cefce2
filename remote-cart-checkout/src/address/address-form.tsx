import { AddressFields } from '@shop/forms';
import { useTranslation } from '@shop/platform';
import { Button, CheckboxField, Fieldset, Form, Notice, TextField } from '@shop/ui';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { EDITED } from './native-form.ts';
import { useAddressForm, type AddressFormOptions } from './use-address-form.ts';
import styles from './address.module.css';

interface Props extends AddressFormOptions {
  submitLabel: string;
}

/** E-mail and delivery address: a new one, or one of the customer's, which is then changed in their book (ADDR-008). */
export const AddressForm = ({ submitLabel, ...options }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const { form, field, values, fillEmpty, checkbox, serverError, editedId, isSent } = useAddressForm(options);
  const isEditing = editedId !== null;
  const heading = (
    <h2 ref={focusOnArrival} tabIndex={-1} className={styles.heading}>
      {t('address.editing')}
    </h2>
  );
  return (
    <Form {...form} className={styles.form}>
      {isEditing && <input type="hidden" name={EDITED} value={editedId} />}
      {/* Without scripts nothing leads to the first wrong field but the top of the page. */}
      {isSent && !serverError && <Notice tone="trouble">{t('address.check')}</Notice>}
      {options.isGuest && (
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
        values={values}
        fillEmpty={fillEmpty}
        text={(name) => t(`address.${name}`)}
        legend={isEditing ? heading : t('address.delivery')}
        regions={options.regions}
        autoCompleteGroup="shipping"
      />
      {isEditing && <p className={styles.note}>{t('address.editHint')}</p>}
      {!isEditing && !options.isGuest && <CheckboxField {...checkbox('save')} label={t('address.save')} />}
      {serverError && (
        <Notice tone="trouble">
          {t('address.failed')} {serverError}
        </Notice>
      )}
      <Button type="submit" wide>
        {submitLabel}
      </Button>
    </Form>
  );
};
