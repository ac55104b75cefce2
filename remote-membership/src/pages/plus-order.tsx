import { brand, paths, type PageHead } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { Loaded, loading } from '@shop/kit';
import { Link, useLanguage, usePage, useTranslation, type HeadContext } from '@shop/platform';
import { Button, Container } from '@shop/ui';
import { plusOrdersApi } from '../features/plus-orders/endpoints.ts';
import programme from '../parts/programme.module.css';
import styles from './plus-order.module.css';

export const loader = loading(({ dispatch, params }) => [
  dispatch(plusOrdersApi.endpoints.plusOrder.initiate(params['id'] ?? '', { subscribe: false })),
]);

export const head = ({ params, t }: HeadContext<'membership'>): PageHead => ({
  title: t('plusOrders.head', { number: params['id'] }),
  robots: 'noindex',
});

/** One Plus+ order in the print layout (ROUTE-042). */
export default function PlusOrderPage() {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const { params } = usePage();
  const query = plusOrdersApi.usePlusOrderQuery(params['id'] ?? '');
  return (
    <Container className={programme.page} width="text">
      <Loaded t={t} query={query} title={t('plusOrders.oneFailed')} headingLevel={1}>
        {({ plus_num, status, order_price, created_at, starts_at, expires_at }) => (
          <>
            <header>
              <p>{brand.name}</p>
              <h1>{t('plusOrders.number', { number: plus_num })}</h1>
            </header>
            <dl className={styles.facts}>
              <dt>{t('plusOrders.what')}</dt>
              <dd>{t('plusOrders.year')}</dd>
              <dt>{t('plusOrders.state')}</dt>
              <dd>{t(`plusOrders.status.${status}`)}</dd>
              <dt>{t('plusOrders.placed')}</dt>
              <dd>{formatDate(created_at, language)}</dd>
              <dt>{t('plusOrders.valid')}</dt>
              <dd>
                {t('plusOrders.from', { from: formatDate(starts_at, language), to: formatDate(expires_at, language) })}
              </dd>
              <dt>{t('plusOrders.total')}</dt>
              <dd>{formatMoney(order_price, language)}</dd>
            </dl>
            <p className={styles.actions}>
              <Button onClick={() => window.print()}>{t('plusOrders.print')}</Button>
              <Link href={paths.plusOrders()}>{t('title.plusOrders')}</Link>
            </p>
          </>
        )}
      </Loaded>
    </Container>
  );
}
