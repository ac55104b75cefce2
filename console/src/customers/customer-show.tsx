import { Box, Typography } from '@mui/material';
import {
  Button,
  FunctionField,
  ListContextProvider,
  Loading,
  ResourceContextProvider,
  Show,
  TopToolbar,
  useGetList,
  useList,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { formatPhone } from '@shop/format';
import type { OperatorResult } from '@shop/contract/operator';
import { OrderLink } from '../orders/order-link.tsx';
import { Failed } from '../parts/failed.tsx';
import { InstantField, MoneyField, State, StateField, useInstant, useMoney, useNumber } from '../parts/fields.tsx';
import { Facts, PagePart } from '../parts/page-part.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { PastOrders } from './past-orders.tsx';
import { CustomerCalls } from './customer-calls.tsx';

type Shown = OperatorResult<'customer'>;

const useShown = () => useRecordContext<Shown>();

const Actions = () => {
  const customer = useShown();
  return <TopToolbar sx={{ flexWrap: 'wrap' }}>{customer && <CustomerCalls customer={customer} />}</TopToolbar>;
};

/** Orders that are shown beside the customer; the list of orders has the others. */
const shownOrders = 10;

const Orders = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetList<RaRecord>('orders', {
    filter: { email },
    pagination: { page: 1, perPage: shownOrders },
  });
  const list = useList({ data: data ?? [] });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (isPending) return <Loading />;
  if (data?.length === 0) return translate('console.customers.no_orders');
  const all = new URLSearchParams({ filter: JSON.stringify({ email }) });
  return (
    <ResourceContextProvider value="orders">
      <ListContextProvider value={list}>
        <Rows rowClick="show">
          <Column source="order_id">
            <FunctionField render={({ order_id }: RaRecord) => <OrderLink order={order_id} />} />
          </Column>
          <Column source="created_at">
            <InstantField source="created_at" day />
          </Column>
          <Column source="status">
            <StateField source="status" />
          </Column>
          <Column source="grand_total" align="right">
            <MoneyField source="grand_total" />
          </Column>
        </Rows>
      </ListContextProvider>
      <Button component={Link} to={`/orders?${all.toString()}`} label="console.customers.all_orders" />
    </ResourceContextProvider>
  );
};

const Whole = () => {
  const customer = useShown();
  const instant = useInstant();
  const money = useMoney();
  const number = useNumber();
  const translate = useTranslate();
  if (!customer) return null;
  const { email, verified, telephone, plus_until, blocked_at } = customer;
  const named = (source: string) => translate(`resources.customers.fields.${source}`);
  const none = (what: string) => translate(`console.customers.no_${what}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, padding: 2, gridTemplateColumns: { md: '2fr 1fr' } }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', gridColumn: '1 / -1' }}>
        <Typography variant="h5" component="h1">
          {`${customer.firstname} ${customer.lastname}`.trim() || email}
        </Typography>
        <State state={blocked_at === null ? 'unblocked' : 'blocked'} />
        {blocked_at !== null && <Typography>{instant(blocked_at)}</Typography>}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <PagePart title="console.customers.orders">
          <Orders email={email} />
        </PagePart>
        <PastOrders id={customer.id} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <PagePart title="console.customers.balance">
          <Facts
            facts={[
              [named('points'), number(customer.points)],
              [named('credit'), money(customer.credit)],
            ]}
          />
        </PagePart>
        <PagePart title="console.customers.account">
          <Facts
            facts={[
              [named('id'), String(customer.id)],
              [named('email'), translate(`console.customers.${verified ? '' : 'un'}confirmed`, { email })],
              [named('telephone'), telephone ? formatPhone(telephone) : none('phone')],
              [named('group'), translate(`console.group.${customer.group}`, { _: customer.group })],
              [
                named('plus_until'),
                plus_until === null
                  ? none('plus')
                  : translate('console.customers.plus_until', { day: instant(plus_until, false) }),
              ],
              [named('orders'), number(customer.orders)],
              [named('language'), translate(`console.language.${customer.language}`)],
              [named('created_at'), instant(customer.created_at, false)],
            ]}
          />
        </PagePart>
      </Box>
    </Box>
  );
};

export const CustomerShow = () => (
  <Show actions={<Actions />}>
    <Whole />
  </Show>
);
