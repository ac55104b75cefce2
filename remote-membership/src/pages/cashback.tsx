import { cashbackTerms, paths, type PageHead } from '@shop/contract';
import { formatPercent } from '@shop/format';
import { pageOf } from '@shop/kit';
import {
  selectIsSignedIn,
  useLanguage,
  useSearchParams,
  useSelector,
  useTranslation,
  type HeadContext,
} from '@shop/platform';
import { Container } from '@shop/ui';
import { Balance } from '../features/cashback/balance.tsx';
import { CashbackOrderList } from '../features/cashback/cashback-orders.tsx';
import { cashbackApi } from '../features/cashback/endpoints.ts';
import { HowItWorks } from '../features/cashback/how-it-works.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';

export const head = ({ language, t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.cashback'),
  description: t('description.cashback', {
    rate: formatPercent(cashbackTerms.rate, language),
    days: cashbackTerms.pendingDays,
  }),
  canonical: paths.cashback(),
});

/** Nothing for a customer who earns no cashback: the balance says so. */
const Orders = () => {
  const { t } = useTranslation('membership');
  const [query] = useSearchParams();
  const { data } = cashbackApi.useCashbackInfoQuery();
  if (data?.rate === 0) return null;
  return (
    <Section title={t('cashback.orders')}>
      <CashbackOrderList page={pageOf(query)} />
    </Section>
  );
};

/** The cashback programme, the same for everyone, and the customer's own cashback (PTS-005). */
export default function CashbackPage() {
  const { t } = useTranslation('membership');
  const isSignedIn = useSelector(selectIsSignedIn);
  const rate = formatPercent(cashbackTerms.rate, useLanguage());
  return (
    <Container className={styles.page}>
      <Hero title={t('title.cashback')} lead={t('cashback.lead', { rate })} tone="spruce" aside={<Balance />} />
      <Section title={t('howItWorks')}>
        <HowItWorks />
      </Section>
      {isSignedIn && <Orders />}
    </Container>
  );
}
