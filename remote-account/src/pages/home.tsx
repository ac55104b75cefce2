import { paths, type ActionContext, type ActionResult, type PageResult } from '@shop/contract';
import { PageFrame } from '@shop/kit';
import {
  customerApi,
  isAnswer,
  type LoaderContext,
  sessionEvents,
  useDispatch,
  useSearchParams,
  useTranslation,
} from '@shop/platform';
import { Button, Form, Skeleton } from '@shop/ui';
import { CustomerFacts } from '../features/customer/customer-facts.tsx';
import { ClaimForm } from '../features/orders/claim-form.tsx';
import { ordersApi } from '../features/orders/endpoints.ts';
import { LatestOrders } from '../features/orders/latest-orders.tsx';
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

const RECENT_ORDERS = 3;

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const [customer] = await Promise.all([
    dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false })),
    dispatch(ordersApi.endpoints.customerOrders.initiate({ page: 1 }, { subscribe: false })),
  ]);
  if (customer.isError) return { status: isAnswer(customer.error, 401) ? 401 : 503 };
};

const Account = () => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  return (
    <Panel title={t('home.account')}>
      <CustomerFacts />
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
        <LatestOrders title={t('home.recent')} most={RECENT_ORDERS} />
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
