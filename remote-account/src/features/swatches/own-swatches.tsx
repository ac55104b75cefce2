import { paths } from '@shop/contract';
import { addressLines, formatDate } from '@shop/format';
import { LinkButton, Loaded } from '@shop/kit';
import { Link, siteApi, useLanguage, useTranslation } from '@shop/platform';
import { Badge, EmptyState, Picture, WholeWords } from '@shop/ui';
import { swatchesApi, type OwnSwatchRequest } from './endpoints.ts';
import styles from './swatches.module.css';

const RequestCard = ({ request }: { request: OwnSwatchRequest }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const regions = siteApi.useRegionsQuery().data ?? [];
  const { state, created_at, sent_at, swatches, address } = request;
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h2>{t('swatches.asked', { date: formatDate(created_at, language) })}</h2>
        <Badge>
          {sent_at === null
            ? t(`swatches.state.${state}`)
            : t('swatches.sentOn', { date: formatDate(sent_at, language) })}
        </Badge>
      </div>
      <ul className={styles.samples}>
        {swatches.map(({ product_id, name, color, url_path, thumbnail }) => (
          <li key={`${product_id} ${color}`}>
            <Picture src={thumbnail ?? undefined} alt="" sizes="56px" ratio={[1, 1]} className={styles.sample} />
            <span>
              {url_path === null ? (
                <WholeWords text={name} />
              ) : (
                <Link href={paths.product(url_path)}>
                  <WholeWords text={name} />
                </Link>
              )}
              <br />
              {color}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {t('swatches.to')} {addressLines(address, regions).slice(0, -1).join(', ')}
      </p>
    </li>
  );
};

/** What the customer has asked for, and whether it is on its way. */
export const OwnSwatches = () => {
  const { t } = useTranslation('account');
  const query = swatchesApi.useOwnSwatchesQuery();
  return (
    <Loaded t={t} query={query} title={t('swatches.failed')} lines={14}>
      {(requests) =>
        requests.length === 0 ? (
          <EmptyState
            title={t('swatches.none')}
            action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}
          >
            {t('swatches.noneHint')}
          </EmptyState>
        ) : (
          <ul className={styles.requests} aria-label={t('swatches.title')}>
            {requests.map((request) => (
              <RequestCard key={request.request_id} request={request} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};
