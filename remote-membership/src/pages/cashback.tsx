import { cashbackTerms, paths, type PageHead } from '@shop/contract';
import { formatPercent } from '@shop/format';
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
import styles from '../parts/programme.module.css';

export const head = ({ language, t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.cashback'),
  description: t('description.cashback', {
    rate: formatPercent(cashbackTerms.rate, language),
    days: cashbackTerms.pendingDays,
  }),
  canonical: paths.cashback(),
});

/** The page in the address; anything that is no page number means the first. */
const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Nothing for a customer who earns no cashback: the balance says so. */
const Orders = () => {
  const { t } = useTranslation('membership');
  const [query] = useSearchParams();
  const { data } = cashbackApi.useCashbackInfoQuery();
  if (data?.rate === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cashback-orders">
      <h2 id="cashback-orders">{t('cashback.orders')}</h2>
      <CashbackOrderList page={pageOf(query)} />
    </section>
  );
};

/** The cashback programme, the same for everyone, and the customer's own cashback (PTS-005). */
export default function CashbackPage() {
  const { t } = useTranslation('membership');
  const isSignedIn = useSelector(selectIsSignedIn);
  const rate = formatPercent(cashbackTerms.rate, useLanguage());
  return (
    <Container className={styles.page}>
      <section className={`${styles.hero} ${styles.spruce}`}>
        <div className={styles.words}>
          <h1>{t('title.cashback')}</h1>
          <p className={styles.lead}>{t('cashback.lead', { rate })}</p>
        </div>
        <Balance />
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('howItWorks')}</h2>
        <HowItWorks />
      </section>
      {isSignedIn && <Orders />}
    </Container>
  );
}
