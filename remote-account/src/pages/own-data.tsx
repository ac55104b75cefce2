import { AccountPage, LoadState, loading } from '@shop/kit';
import { customerApi, useTranslation } from '@shop/platform';
import { DeleteForm } from '../features/own-data/delete-form.tsx';
import { ownDataApi } from '../features/own-data/endpoints.ts';
import { ExportForm } from '../features/own-data/export-form.tsx';
import { PersonalDataList } from '../features/own-data/personal-data-list.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch }) => [
  dispatch(ownDataApi.endpoints.ownData.initiate(undefined, { subscribe: false, forceRefetch: true })),
  dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false })),
]);

export default function OwnDataPage() {
  const { t } = useTranslation('account');
  const { data, ...query } = ownDataApi.useOwnDataQuery();
  const email = customerApi.useCustomerQuery().data?.email ?? '';
  return (
    <AccountPage t={t} title={t('title.ownData')}>
      {data ? (
        <div className={styles.columns}>
          <Panel title={t('ownData.heldHeading')}>
            <PersonalDataList topics={data.topics} />
          </Panel>
          <div className={styles.column}>
            <Panel title={t('ownData.exportHeading')}>
              <ExportForm data={data} email={email} />
            </Panel>
            <Panel title={t('ownData.deleteHeading')}>
              <DeleteForm data={data} email={email} onRefused={() => void query.refetch()} />
            </Panel>
          </div>
        </div>
      ) : (
        <LoadState t={t} query={query} title={t('ownData.failed')} lines={8} headingLevel={2} />
      )}
    </AccountPage>
  );
}
