import { paths, type ActionContext, type ActionResult, type PageResult } from '@shop/contract';
import { LoadState, PageFrame } from '@shop/kit';
import {
  customerApi,
  isAnswer,
  Link,
  type LoaderContext,
  sessionEvents,
  useDispatch,
  useSearchParams,
  useTranslation,
} from '@shop/platform';
import { Button, Form, Skeleton } from '@shop/ui';
import { CustomerFacts, CustomerFactsShape } from '../features/customer/customer-facts.tsx';
import { ClaimForm } from '../features/orders/claim-form.tsx';
import { ordersApi } from '../features/orders/endpoints.ts';
import { NoOrders } from '../features/orders/no-orders.tsx';
import { OrderCards } from '../features/orders/order-card.tsx';
import { UnverifiedNotice } from '../features/sign-in/unverified-notice.tsx';
import { AccountEntries } from '../parts/account-entries.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './home.module.css';

/**
 * Logs out where scripts do not. As in the browser it takes effect here even if the call fails, and leads to
 * where the guard of this page would.
 */
export const action = async ({ call }: ActionContext): Promise<ActionResult> => {
  await call('visitor', 'logout', { body: {} });
  return { redirect: paths.login(), signedOut: true };
};

/** Recent orders on the home; all of them are a page further. */
const RECENT = 3;

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const [customer] = await Promise.all([
    dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false })),
    dispatch(ordersApi.endpoints.customerOrders.initiate({ page: 1 }, { subscribe: false })),
  ]);
  if (customer.isError) return { status: isAnswer(customer.error, 401) ? 401 : 503 };
};

const RecentOrders = () => {
  const { t } = useTranslation('account');
  const orders = ordersApi.useCustomerOrdersQuery({ page: 1 });
  const all = orders.data && orders.data.total > 0 ? <Link href={paths.orders()}>{t('home.allOrders')}</Link> : null;
  return (
    <Panel title={t('home.recent')} aside={all}>
      {!orders.data && <LoadState t={t} query={orders} title={t('orders.failed')} lines={6} />}
      {orders.data?.total === 0 && <NoOrders />}
      {orders.data && orders.data.total > 0 && (
        <OrderCards orders={orders.data.list.slice(0, RECENT)} label={t('home.recent')} />
      )}
    </Panel>
  );
};

const Account = () => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const customer = customerApi.useCustomerQuery();
  return (
    <Panel title={t('home.account')}>
      {customer.data ? (
        <CustomerFacts customer={customer.data} />
      ) : (
        <LoadState t={t} query={customer} title={t('home.failed')} shape={<CustomerFactsShape />} />
      )}
      <AccountEntries />
      <Form
        method="post"
        action={paths.accountHome()}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(sessionEvents.logoutRequested());
        }}
      >
        <Button type="submit" variant="secondary" wide>
          {t('home.logOut')}
        </Button>
      </Form>
    </Panel>
  );
};

/** The customer's own page: latest orders, what the shop knows of them, and the orders they placed as a guest. */
export default function HomePage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const { data: customer, isError } = customerApi.useCustomerQuery();
  const name = customer?.firstName.trim();
  return (
    <PageFrame>
      <h1>{name ? t('home.greeting', { name }) : t('title.home')}</h1>
      {customer && <UnverifiedNotice email={customer.email} />}
      <div className={styles.parts}>
        <RecentOrders />
        <Account />
        <Panel title={t('claim.heading')}>
          {customer || isError ? (
            <ClaimForm orderId={query.get('claim') ?? ''} email={customer?.email ?? ''} />
          ) : (
            <Skeleton shape="block" />
          )}
        </Panel>
      </div>
    </PageFrame>
  );
}
