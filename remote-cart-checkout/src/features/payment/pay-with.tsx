import type { CallResult, OrderMethod } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useDispatch, useLanguage, useSelector, useTranslation, type AppDispatch } from '@shop/platform';
import { Notice, RadioCards, useHydrated } from '@shop/ui';
import { useState, type ComponentType } from 'react';
import { CardForm } from './card-form.tsx';
import { HostedCardForm } from './hosted-card-form.tsx';
import { Instalments } from './instalments.tsx';
import { KlarnaForm } from './klarna-form.tsx';
import { hasNativeForm, type NativePayment } from './native-form.ts';
import { NativePay } from './native-pay.tsx';
import { PayBar } from './pay-bar.tsx';
import { authorisePayLater } from './providers/authorise-pay-later.ts';
import type { PayFormProps, SandboxOutcome } from './providers/provider.ts';
import { authoriseWallet } from './providers/wallet.ts';
import { Refusal } from './refusal.tsx';
import { paymentEvents, paymentSelectors } from './slice.ts';
import { useAuthorisation } from './use-authorisation.ts';
import styles from './payment.module.css';

/** With what a form without scripts is sent as well. */
interface Props extends PayFormProps {
  native: NativePayment;
}

const outcomes: readonly SandboxOutcome[] = ['approve', 'review', 'decline'];

/** Pay later: what each payment comes to, the provider's own question (here the sandbox's), and the button. */
const PayLaterForm = ({ order, correction }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  const { isBusy, run } = useAuthorisation(order);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<SandboxOutcome>('approve');
  const pay = () => void run(() => authorisePayLater(outcome, order, dispatch, t('payment.noProvider')));
  return (
    <div className={styles.form}>
      <Instalments amount={order.grandTotal} />
      <RadioCards<SandboxOutcome>
        legend={t('payLater.sandbox')}
        name="sandbox_outcome"
        value={outcome}
        onChange={setOutcome}
        options={outcomes.map((value) => ({ value, label: t(`payLater.${value}`) }))}
      />
      <Refusal correction={correction} />
      <PayBar order={order} busy={isBusy} onPay={isHydrated ? pay : undefined} />
    </div>
  );
};

/** The wallet: the order is placed, and the person goes on to the wallet's own page to say yes. */
const WalletForm = (props: Props) => {
  const { order } = props;
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const { run } = useAuthorisation(order);
  return (
    <NativePay
      {...props}
      about={t('wallet.about')}
      label={t('wallet.go', { amount: formatMoney(order.grandTotal, language) })}
      icon="lock"
      onPay={() => void run(() => authoriseWallet(order, dispatch))}
    />
  );
};

/** A cart that points, credit or a coupon have paid whole: nobody is asked for money. */
const NothingForm = (props: Props) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  return (
    <NativePay
      {...props}
      about={t('nothing.about')}
      label={t('nothing.place')}
      onPay={() => dispatch(paymentEvents.paymentAccepted(props.order))}
    />
  );
};

/** Tells visitors without scripts that paying this way needs them, and that the wallet does not. */
const NeedsScripts = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="trouble">{t('payment.chooseWallet')}</Notice>
    </noscript>
  );
};

type Provider = CallResult<'cartPaymentMethods'>['list'][number]['provider'];

const forms: Readonly<Record<OrderMethod, ComponentType<Props>>> = {
  card: CardForm,
  klarna: PayLaterForm,
  alipay: WalletForm,
  none: NothingForm,
};

/** Where a provider has its own part of the page in place of the shop's form. */
const providersForms: Partial<Record<NonNullable<Provider>, ComponentType<Props>>> = {
  braintree: HostedCardForm,
  klarna: KlarnaForm,
};

/** The API says whose part of the page the chosen method needs. */
export const PayWith = ({ provider = 'sandbox', ...props }: Props & { provider: Provider }) => {
  const status = useSelector(paymentSelectors.selectStatus);
  const Form = providersForms[provider] ?? forms[props.order.method];
  // Hidden but kept while an answer is awaited, so that typed text stays.
  return (
    <div hidden={status === 'unconfirmed'}>
      {!hasNativeForm(props.order.method) && <NeedsScripts />}
      <Form {...props} />
    </div>
  );
};
