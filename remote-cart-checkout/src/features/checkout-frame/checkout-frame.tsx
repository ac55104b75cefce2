import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

type Step = 'cart' | 'address' | 'payment';
const steps: readonly Step[] = ['cart', 'address', 'payment'];
const pathOf: Record<Step, () => string> = {
  cart: paths.cart,
  address: () => paths.shippingAddress(),
  payment: () => paths.payment(),
};

const StepName = ({ step, current }: { step: Step; current: Step }) => {
  const { t } = useTranslation('cart-checkout');
  const name = t(`steps.${step}`);
  if (step === current) return <span aria-current="step">{name}</span>;
  if (steps.indexOf(step) > steps.indexOf(current)) return <span className={styles.ahead}>{name}</span>;
  return <Link href={pathOf[step]()}>{name}</Link>;
};

interface Props {
  step: Step;
  title: string;
  children: ReactNode;
}

/** The main part of a checkout page: the steps to an order, and the one in view. */
export const CheckoutFrame = ({ step, title, children }: Props) => {
  const { t } = useTranslation('cart-checkout');
  return (
    <Container className={styles.page}>
      <nav aria-label={t('steps.label')}>
        <ol className={styles.steps}>
          {steps.map((each) => (
            <li key={each}>
              <StepName step={each} current={step} />
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      {children}
    </Container>
  );
};
