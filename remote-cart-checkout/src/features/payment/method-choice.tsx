import type { CallResult, PaymentMethod } from '@shop/contract';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, Form, RadioCards } from '@shop/ui';
import { useEffect } from 'react';
import { paymentEvents, paymentSelectors } from './slice.ts';
import styles from './payment.module.css';

interface Props {
  methods: CallResult<'cartPaymentMethods'>['list'];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** The method that the cart was priced for; null before any was chosen. */
  priced: string | null;
  /** The page, whose server takes the choice without scripts. */
  path: string;
}

/** The payment methods of the API; an unavailable one is shown as such. The choice is sent (CHK-005). */
export const MethodChoice = ({ methods, chosen, onChoose, priced, path }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  // The way that was chosen before is closed now: the sums are to be those of the one that is shown in its place.
  const isClosed = methods.some(({ code, enabled }) => code === priced && !enabled);
  useEffect(() => {
    if (isClosed && chosen) dispatch(paymentEvents.methodChosen(chosen));
  }, [isClosed, chosen, dispatch]);
  const choose = (method: PaymentMethod): void => {
    onChoose(method);
    dispatch(paymentEvents.methodChosen(method));
  };
  return (
    <Form method="post" action={path} className={styles.choice} onSubmit={(event) => event.preventDefault()}>
      <RadioCards<PaymentMethod>
        legend={t('payment.method')}
        name="payment_method"
        value={chosen}
        onChange={choose}
        options={methods.map(({ code, title, enabled }) => ({
          value: code,
          label: title,
          disabled: !enabled || isLocked,
          description: enabled ? undefined : t('payment.notNow'),
        }))}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('payment.chooseMethod')}
        </Button>
      </noscript>
    </Form>
  );
};
