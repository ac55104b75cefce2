import { brand, paths } from '@shop/contract';
import { Link, useLocation, useTranslation } from '@shop/platform';
import { Container, Icon } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

type Step = 'cart' | 'address' | 'payment';
const steps: readonly Step[] = ['cart', 'address', 'payment'];
const pathOf: Record<Step, () => string> = {
  cart: paths.cart,
  address: () => paths.shippingAddress(),
  payment: paths.payment,
};

function StepName({ step, current }: { step: Step; current: Step }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const name = t(`steps.${step}`);
  if (step === current) return <span aria-current="step">{name}</span>;
  if (steps.indexOf(step) > steps.indexOf(current)) return <span className={styles.ahead}>{name}</span>;
  return <Link href={pathOf[step]()}>{name}</Link>;
}

interface Props {
  step: Step;
  title: string;
  children: ReactNode;
}

/** What stands around a checkout page instead of the shop's header: brand, steps, language. Nothing leads astray. */
export function CheckoutFrame({ step, title, children }: Props): ReactNode {
  const { t, i18n } = useTranslation('cart-checkout');
  const { pathname, search } = useLocation();
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  return (
    <>
      <div className={styles.head}>
        <Container className={styles.line}>
          <Link className={styles.brand} href={paths.home()}>
            {brand.name}
          </Link>
          {/* A plain link: the server answers in the other language. */}
          <a
            className={styles.language}
            href={paths.inLanguage(pathname + search, other)}
            lang={other}
            hrefLang={other}
          >
            <Icon name="globe" /> {t('steps.language')}
          </a>
        </Container>
      </div>
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
}
