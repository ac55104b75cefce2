import { paths } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { LinkButton, Loaded, problemText } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Badge, Button, EmptyState, Notice, Picture, WholeWords } from '@shop/ui';
import { useState } from 'react';
import line from '../../parts/line.module.css';
import { useAlertWords } from './alert-words.ts';
import { alertsApi, type OwnAlert } from './endpoints.ts';

const AlertLine = ({ alert, onCancel }: { alert: OwnAlert; onCancel: () => Promise<void> }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const words = useAlertWords();
  const [isBusy, setBusy] = useState(false);
  const { url_path, child_id, thumbnail, price_now, is_confirmed, expires_at } = alert;
  const name = alert.name ?? t('wishlist.goneName');
  const title = <WholeWords text={name} />;
  return (
    <li className={line.line}>
      <div className={line.picture}>{thumbnail && <Picture src={thumbnail} alt="" sizes="80px" />}</div>
      <div className={line.what}>
        <h2>{url_path === null ? title : <Link href={paths.product(url_path, child_id)}>{title}</Link>}</h2>
        <p>{words(alert)}</p>
        {price_now === null ? (
          <Badge>{t('alerts.gone')}</Badge>
        ) : (
          <p className={line.quiet}>{t('alerts.priceNow', { price: formatMoney(price_now, language) })}</p>
        )}
        {is_confirmed ? (
          <p className={line.quiet}>{t('alerts.until', { date: formatDate(expires_at, language) })}</p>
        ) : (
          <Badge>{t('alerts.unconfirmed')}</Badge>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={t('alerts.cancelNamed', { name })}
          onClick={() => {
            setBusy(true);
            void onCancel().finally(() => setBusy(false));
          }}
        >
          {t('alerts.cancel')}
        </Button>
      </div>
    </li>
  );
};

/** What the customer waits for, each with its end. */
export const OwnAlerts = () => {
  const { t } = useTranslation('account');
  const query = alertsApi.useOwnAlertsQuery();
  const [cancel] = alertsApi.useCancelAlertMutation();
  const [news, setNews] = useState<{ tone: 'good' | 'trouble'; text: string }>();
  const end = async (id: number): Promise<void> => {
    const { error } = await cancel(id);
    setNews(error ? { tone: 'trouble', text: problemText(error, t) } : { tone: 'good', text: t('alerts.cancelled') });
    if (error) void query.refetch();
  };
  return (
    <Loaded t={t} query={query} title={t('alerts.failed')} lines={6}>
      {(alerts) => (
        <>
          <p>{t('alerts.intro')}</p>
          {news && <Notice tone={news.tone}>{news.text}</Notice>}
          {alerts.length === 0 ? (
            <EmptyState
              icon="bell"
              title={t('alerts.none')}
              action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}
            >
              {t('alerts.noneHint')}
            </EmptyState>
          ) : (
            <ul className={line.lines} aria-label={t('alerts.title')}>
              {alerts.map((alert) => (
                <AlertLine key={alert.alert_id} alert={alert} onCancel={() => end(alert.alert_id)} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
};
