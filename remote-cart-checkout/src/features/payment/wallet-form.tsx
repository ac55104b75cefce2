import { formatMoney } from '@shop/format';
import { useDispatch, useSelector, useTranslation, type AppDispatch, useLanguage } from '@shop/platform';
import { Button, classNames, Form, useHydrated } from '@shop/ui';
import type { ReactNode } from 'react';
import type { NativePayment } from './native-form.ts';
import { walletProvider } from './providers/wallet.ts';
import { Refusal } from './refusal.tsx';
import { paymentEvents, paymentSelectors, type OrderToPay } from './slice.ts';
import styles from './payment.module.css';

interface Props {
  order: OrderToPay;
  mend?: ReactNode;
  native: NativePayment;
}

/** The wallet: the order is placed, and the person goes on to the wallet's own page to say yes. */
export const WalletForm = ({ order, mend, native: { path, marker } }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const isAlive = useHydrated();
  const busy = useSelector(paymentSelectors.selectIsBusy);

  const pay = async (): Promise<void> => {
    if (busy) return;
    dispatch(paymentEvents.cardSubmitted());
    const authorised = await walletProvider.authorise(null, order, dispatch);
    dispatch(
      authorised.ok
        ? paymentEvents.paymentAccepted({ ...order, nonce: authorised.nonce, redirectUrl: authorised.redirectUrl })
        : paymentEvents.paymentRefused(authorised.problem),
    );
  };
  const content = (
    <>
      <p>{t('wallet.about')}</p>
      <Refusal />
      <div className={styles.bar}>
        <Button
          wide
          icon="lock"
          busy={busy}
          {...(marker ? { type: 'submit' } : { disabled: !isAlive, onClick: () => void pay() })}
        >
          {t('wallet.go', { amount: formatMoney(order.grandTotal, language) })}
        </Button>
      </div>
    </>
  );
  // What mends the cart has forms of its own, which stand in no other.
  if (!marker) {
    return (
      <div className={styles.form}>
        {mend}
        {content}
      </div>
    );
  }
  const native = classNames(styles.form, styles.native);
  return (
    <div className={native}>
      {mend}
      <Form
        method="post"
        action={path}
        className={native}
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
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
