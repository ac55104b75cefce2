import { paths, privateHead, type PageHead, type PageResult } from '@shop/contract';
import { AccountPage, LoadState, PartsNav } from '@shop/kit';
import {
  customerApi,
  failureStatus,
  type LoaderContext,
  ownApi,
  siteApi,
  useSearchParams,
  useTranslation,
} from '@shop/platform';
import { AddressBook } from '../features/address/address-book.tsx';
import { ProfileForm } from '../features/customer/profile-form.tsx';
import { Sessions } from '../features/sessions/sessions.tsx';
import { ChangePassword } from '../features/sign-in/change-password.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

const partOf = (query: URLSearchParams) => (query.get('type') === 'address' ? 'addresses' : 'edit');

export const head = ({ url }: LoaderContext): PageHead => ({
  ...privateHead(),
  titleKey: `title.${partOf(url.searchParams)}`,
});

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const [{ isError, error }] =
    partOf(url.searchParams) === 'addresses'
      ? await Promise.all([
          dispatch(ownApi.endpoints.addresses.initiate(undefined, { subscribe: false })),
          dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
        ])
      : [await dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false }))];
  if (isError) return failureStatus(error);
};

const Profile = () => {
  const { t } = useTranslation('account');
  const customer = customerApi.useCustomerQuery();
  const { data } = customer;
  return (
    <div className={styles.columns}>
      <Panel title={t('profile.heading')}>
        {data ? (
          <ProfileForm key={data.entity_id} customer={data} />
        ) : (
          <LoadState t={t} query={customer} title={t('home.failed')} lines={8} />
        )}
      </Panel>
      <div className={styles.column}>
        <Panel title={t('changePassword.heading')}>
          <ChangePassword email={data?.email ?? ''} />
        </Panel>
        <Panel title={t('sessions.heading')}>
          <Sessions />
        </Panel>
      </div>
    </div>
  );
};

/** The customer's own information, or their addresses where the query asks for them (ROUTE-047). */
export default function EditPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const part = partOf(query);
  const parts = [
    { name: 'edit', label: t('profile.tab'), href: paths.accountEdit() },
    { name: 'addresses', label: t('addresses.tab'), href: paths.accountEdit('address') },
  ];
  return (
    <AccountPage t={t} title={t(`title.${part}`)}>
      <PartsNav label={t('profile.parts')} parts={parts} current={part} />
      {part === 'addresses' ? <AddressBook /> : <Profile />}
    </AccountPage>
  );
}
