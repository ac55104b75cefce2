import { type OrderMethod, orderNoteLength } from '@shop/contract';
import { useDispatch, usePage, useSelector, useTranslation } from '@shop/platform';
import { classNames, TextAreaField, useTypedBeforeHydration } from '@shop/ui';
import { useRef } from 'react';
import { hasNativeForm, NOTE, PAY_FORM } from './native-form.ts';
import styles from './payment.module.css';
import { paymentEvents, paymentSelectors } from './slice.ts';

/** The buyer's request with the order, such as the text of a gift's card; submitted with the payment form. */
export const OrderNote = ({ method }: { method: OrderMethod | null | undefined }) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const { sent } = usePage();
  const written = useSelector(paymentSelectors.selectNote);
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = written === '' ? (sent?.values[NOTE] ?? '') : written;
  const write = (text: string): void => {
    dispatch(paymentEvents.noteWritten(text));
  };
  useTypedBeforeHydration(field, written, write);
  return (
    // Without scripts it is of use beside a form that is sent.
    <div className={classNames(styles.form, hasNativeForm(method) && styles.native)}>
      <TextAreaField
        ref={field}
        name={NOTE}
        form={PAY_FORM}
        label={t('note.label')}
        optionalLabel={t('note.optional')}
        help={t('note.help')}
        rows={2}
        maxLength={orderNoteLength}
        value={note}
        readOnly={isLocked}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
};
