import {
  isDelivered,
  paths,
  type Address,
  type CallResult,
  type Cart,
  type PaymentMethod,
  type Region,
} from '@shop/contract';
import { addressLines, formatMoney } from '@shop/format';
import { Link, useDispatch, useSelector, useTranslation, useLanguage } from '@shop/platform';
import { ActionLabel, Envelope } from '@shop/ui';
import { BillingAddress } from '../../address/billing-address.tsx';
import { useNativeForm } from '../../address/use-native-form.ts';
import { useAddressCalls } from '../../features/address/use-address-calls.ts';
import { shownCart } from '../../features/cart/cart-view.ts';
import { CartProblems } from '../../features/cart/cart-problems.tsx';
import { OrderDigest } from '../../features/cart/order-digest.tsx';
import { MethodChoice } from '../../features/payment/method-choice.tsx';
import { orderOf } from '../../features/payment/order-of.ts';
import { OrderNote } from '../../features/payment/order-note.tsx';
import { PayWith } from '../../features/payment/pay-with.tsx';
import { DeliveryDays } from '../../parts/delivery-days.tsx';
import { Pickup } from '../../parts/pickup.tsx';
import { ReturnPromise } from '../../parts/return-promise.tsx';
import { methodFor } from '../../features/payment/method-for.ts';
import { paymentEvents, paymentSelectors } from '../../features/payment/slice.ts';
import { TipChoice } from '../../features/payment/tip-choice.tsx';
import checkout from '../checkout.module.css';
import { DeliveryChoices } from './delivery-choices.tsx';
import styles from './payment-form.module.css';

type Methods = CallResult<'cartPaymentMethods'>['list'];

interface Props {
  cart: Cart;
  address: Address;
  regions: readonly Region[];
  methods: Methods;
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** Everything that is decided before paying, and the order beside it. */
export const PaymentForm = ({ cart, address, regions, methods, chosen, onChoose }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const dispatch = useDispatch();
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  const calls = useAddressCalls();
  const native = useNativeForm(paths.payment);
  const method = methodFor(cart, methods, chosen);
  const shipping = cart.shipping_method_list.find(({ selected }) => selected);
  return (
    <div className={checkout.columns}>
      <div className={checkout.main}>
        <section className={styles.block}>
          <h2 className={styles.heading}>{t(isDelivered(cart) ? 'payment.shipTo' : 'pickup.address')}</h2>
          <Link className={styles.edit} href={paths.shippingAddress()}>
            <ActionLabel about={t('payment.editAddress')}>{t('payment.edit')}</ActionLabel>
          </Link>
          <div className={styles.address}>
            <Envelope lines={addressLines(address, regions)} />
          </div>
        </section>
        <section className={styles.block}>
          <h2 className={styles.heading}>{t('billing.heading')}</h2>
          <fieldset className={styles.address} disabled={isLocked}>
            <BillingAddress
              shipping={address}
              billing={cart.billing_address}
              regions={regions}
              calls={calls}
              native={native}
            />
          </fieldset>
        </section>
        {shipping && (
          <section className={styles.block}>
            <h2 className={styles.heading}>{t(isDelivered(cart) ? 'payment.delivery' : 'pickup.heading')}</h2>
            <p>
              {`${shipping.title} · ${shipping.fee === 0 ? t('payment.free') : formatMoney(shipping.fee, language)}`}
            </p>
            <DeliveryDays days={cart.delivery_days} />
            <Pickup handover={cart.handover} />
          </section>
        )}
        <DeliveryChoices cart={cart} disabled={isLocked} />
        {isDelivered(cart) && <TipChoice cart={cart} />}
        <OrderNote method={method} />
        <ReturnPromise cart={cart} />
        {method !== 'none' && (
          <MethodChoice
            methods={methods}
            chosen={method}
            onChoose={onChoose}
            priced={cart.payment_method}
            path={paths.payment()}
          />
        )}
        {method && (
          <PayWith
            provider={methods.find(({ code }) => code === method)?.provider}
            correction={
              <CartProblems cart={cart} disabled={isLocked} onCorrect={() => dispatch(paymentEvents.cartCorrected())} />
            }
            native={{ path: paths.payment(), marker: cart.indent }}
            order={orderOf(cart, method)}
          />
        )}
      </div>
      <OrderDigest title={t('cart.summary')} lines={cart.list} sums={shownCart(cart)} />
    </div>
  );
};
