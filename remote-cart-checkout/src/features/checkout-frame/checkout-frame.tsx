import { brand, paths } from '@shop/contract';
import { Link, useLocation, useTranslation } from '@shop/platform';
import { Container, PlainHeader } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

type Step = 'cart' | 'address' | 'payment';
const steps: readonly Step[] = ['cart', 'address', 'payment'];
const pathOf: Record<Step, () => string> = {
  cart: paths.cart,
  address: () => paths.shippingAddress(),
  payment: paths.payment,
};

const StepName = ({ step, current }: { step: Step; current: Step }): ReactNode => {
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

/** The frame of a checkout page in place of the shop's header: brand, steps, language. */
export const CheckoutFrame = ({ step, title, children }: Props): ReactNode => {
  const { t, i18n } = useTranslation('cart-checkout');
  const { pathname, search } = useLocation();
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  return (
    <>
      <PlainHeader
        brand={brand.name}
        homeHref={paths.home()}
        language={{ code: other, href: paths.inLanguage(pathname + search, other), label: t('steps.language') }}
        linkComponent={Link}
      />
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
    </>
  );
};
