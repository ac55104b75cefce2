import type { PaymentMethod } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { siteApi } from '@shop/store';
import styles from './payment-marks.module.css';

/** Ways to pay, each drawn after its kind: a card's stripe, a wallet's clasp, parts of a whole. */
const shapes = {
  card: 'M0 7h9M2 11h5',
  wallet: 'M0 4h9v10H0zM5.5 9H9',
  later: 'M0 14V9M4.5 14V6M9 14V3',
} as const;

interface Mark {
  name: string;
  kind: keyof typeof shapes;
  width: number;
}

const marks: Readonly<Record<PaymentMethod, readonly Mark[]>> = {
  card: [
    { name: 'Visa', kind: 'card', width: 64 },
    { name: 'Mastercard', kind: 'card', width: 112 },
    { name: 'American Express', kind: 'card', width: 152 },
  ],
  klarna: [{ name: 'Klarna', kind: 'later', width: 80 }],
  alipay: [{ name: 'Alipay', kind: 'wallet', width: 74 }],
};

/** The cards, wallets and pay-later services that the shop takes (FOOT-005), drawn by ourselves. */
export const PaymentMarks = (): ReactNode => {
  const { t } = useTranslation('host');
  // The header asks for it.
  const { data: site } = siteApi.endpoints.siteConfig.useQueryState();
  if (!site?.pay_by) return null;
  return (
    <ul className={styles.marks} aria-label={t('footer.marks')}>
      {site.pay_by
        .flatMap((method) => marks[method])
        .map(({ name, kind, width }) => (
          <li key={name}>
            <svg role="img" aria-label={name} width={width} height={28}>
              <path d={shapes[kind]} />
              <text x="21" y="17.5" textLength={width - 30}>
                {name}
              </text>
            </svg>
          </li>
        ))}
    </ul>
  );
};
