import { paths, privateHead, type PageHead, type PageResult } from '@shop/contract';
import { LinkButton, LoadState, PageFrame } from '@shop/kit';
import { type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { alertsApi } from '../features/alerts/endpoints.ts';
import { LetterAlertView } from '../features/alerts/letter-alert.tsx';

export { action } from '../features/alerts/letter-action.ts';

export const head = (): PageHead => privateHead();

/** An unknown token keeps this page: it says what else one can do. */
export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const token = url.searchParams.get('token');
  if (!token) return { status: 400 };
  const asked = alertsApi.endpoints.alertOfLetter.initiate(token, { subscribe: false, forceRefetch: true });
  const { data, isError } = await dispatch(asked);
  if (isError || data === null) return { status: isError ? 503 : 400 };
};

/** Where the links of an alert's letters lead, whoever has them. */
export default function ProductAlertPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const query = alertsApi.useAlertOfLetterQuery(token, { skip: token === '' });
  const alert = token === '' ? null : query.currentData;
  return (
    <PageFrame width="text">
      {alert && (
        <LetterAlertView token={token} alert={alert} isStopping={search.has('stop')} hasFailed={search.has('failed')} />
      )}
      {alert === null && (
        <EmptyState
          icon="bell"
          headingLevel={1}
          title={t('alerts.letter.wrong')}
          action={<LinkButton href={paths.productAlerts()}>{t('alerts.title')}</LinkButton>}
        >
          {t('alerts.letter.wrongLead')}
        </EmptyState>
      )}
      {alert === undefined && (
        <LoadState t={t} query={query} title={t('alerts.letter.unread')} lines={4} headingLevel={1} />
      )}
    </PageFrame>
  );
}
