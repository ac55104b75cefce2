import { useSelector } from '@shop/platform';
import { Button, classNames, Form, useHydrated } from '@shop/ui';
import { PAY_FORM, type NativePayment } from './native-form.ts';
import type { PayFormProps } from './providers/provider.ts';
import { Refusal } from './refusal.tsx';
import { paymentSelectors } from './slice.ts';
import styles from './payment.module.css';

interface Props extends PayFormProps {
  native: NativePayment;
  about: string;
  label: string;
  icon?: 'lock';
  onPay: () => void;
}

/** A button that pays, or orders what costs nothing. Without scripts the page's server takes its form. */
export const NativePay = ({ order, correction, native: { path, marker }, about, label, icon, onPay }: Props) => {
  const isHydrated = useHydrated();
  const busy = useSelector(paymentSelectors.selectIsBusy);
  const pay = (): void => {
    if (!busy) onPay();
  };
  const content = (
    <>
      <p>{about}</p>
      <Refusal />
      <div className={styles.bar}>
        <Button
          wide
          icon={icon}
          busy={busy}
          {...(marker ? { type: 'submit' } : { disabled: !isHydrated, onClick: pay })}
        >
          {label}
        </Button>
      </div>
    </>
  );
  // The corrections of the cart have forms of their own, which cannot nest.
  if (!marker) {
    return (
      <div className={styles.form}>
        {correction}
        {content}
      </div>
    );
  }
  const native = classNames(styles.form, styles.native);
  return (
    <div className={native}>
      {correction}
      <Form
        id={PAY_FORM}
        method="post"
        action={path}
        className={native}
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <input type="hidden" name="indent" value={marker} />
        <input type="hidden" name="grand_total" value={order.grandTotal} />
        {order.draftId !== undefined && <input type="hidden" name="draft_id" value={order.draftId} />}
        {content}
      </Form>
    </div>
  );
};
