import Print from '@mui/icons-material/Print';
import { Alert, Box, Link, Typography } from '@mui/material';
import {
  ArrayField,
  Button,
  FunctionField,
  RecordContextProvider,
  Show,
  TopToolbar,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OperatorResult } from '@shop/contract/operator';
import { InstantField, MoneyField, State, StateField, UnitsField, useInstant, useMoney } from '../parts/fields.tsx';
import { Facts, PagePart } from '../parts/page-part.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { useMay } from '../parts/use-may.ts';
import { Address } from './address.tsx';
import { ChangeAddress } from './change-address.tsx';
import { OrderCalls } from './order-calls.tsx';
import { ParcelCalls } from './parcel-calls.tsx';
import { StaffNotes } from './staff-notes.tsx';

type Shown = OperatorResult<'order'>;

const useShown = (): Shown | undefined => useRecordContext<RaRecord & Shown>();

const Actions = () => {
  const shown = useShown();
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {shown && <OrderCalls {...shown} />}
      {shown && (
        <Button
          component={RouterLink}
          to={`/orders/${shown.order.order_id}/slip`}
          label="console.orders.slip"
          startIcon={<Print />}
        />
      )}
    </TopToolbar>
  );
};

const Totals = ({ order }: Pick<Shown, 'order'>) => {
  const money = useMoney();
  const translate = useTranslate();
  const own = (name: string) => translate(`console.orders.${name}`);
  const lines: [string, number][] = [
    [own('subtotal'), order.subtotal],
    [own('shipping'), order.shipping_fee],
    ...(order.charges ?? []).map(({ title, amount }): [string, number] => [title, amount]),
    [own('taxes'), order.tax_amount ?? 0],
    [own('total'), order.grand_total],
    [own('refunded'), order.payment.refunded_amount],
  ];
  return <Facts facts={lines.map(([title, cents]) => [title, money(cents)])} />;
};

/** The address of whoever bought, which leads to the customers that have it. */
const Buyer = ({ email }: { email: string }) => {
  const may = useMay('customers');
  const found = new URLSearchParams({ filter: JSON.stringify({ search: email }) });
  return may ? (
    <Link component={RouterLink} to={`/customers?${found.toString()}`}>
      {email}
    </Link>
  ) : (
    <Typography>{email}</Typography>
  );
};

const Whole = () => {
  const shown = useShown();
  const instant = useInstant();
  const translate = useTranslate();
  if (!shown) return null;
  const { order, waiting, region } = shown;
  const leftOf = (sku: string, isPickup: boolean): string => {
    const qty = waiting.find((unit) => unit.sku === sku && unit.is_pickup === isPickup)?.qty ?? 0;
    return isPickup && qty > 0 ? translate('console.cartons.picked_up', { units: qty }) : String(qty);
  };
  return (
    <RecordContextProvider value={order}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h5" component="h1">
              {order.order_id}
            </Typography>
            <State state={order.status} />
            <Typography>{instant(order.created_at)}</Typography>
            <Buyer email={order.customer_email} />
          </Box>
          {order.note !== undefined && (
            <Alert severity="info" icon={false}>
              <strong>{translate('console.orders.note')}</strong>
              <br />
              {order.note}
            </Alert>
          )}
          <PagePart title="console.orders.lines">
            <ArrayField source="items">
              <Rows>
                <Column source="sku" label="resources.prices.fields.sku" />
                <Column source="name" label="resources.prices.fields.name">
                  <FunctionField
                    render={({ name, options }: RaRecord) =>
                      [name, ...options.map(({ value }: { value: string }) => value)].join(', ')
                    }
                  />
                </Column>
                <Column source="qty" label="console.orders.units" align="right" />
                <Column source="left" label="console.orders.left" align="right">
                  <FunctionField render={({ sku, is_pickup }: RaRecord) => leftOf(sku, is_pickup === true)} />
                </Column>
                <Column source="row_total" label="console.orders.total" align="right">
                  <MoneyField source="row_total" />
                </Column>
              </Rows>
            </ArrayField>
          </PagePart>
          <PagePart title="console.orders.cartons">
            {order.shipments.length === 0 ? (
              translate('console.orders.no_cartons')
            ) : (
              <ArrayField source="shipments">
                <Rows>
                  <Column source="carrier" label="console.orders.carrier" />
                  <Column source="tracking_number" label="console.orders.tracking" />
                  <Column source="items" label="console.orders.units">
                    <UnitsField source="items" />
                  </Column>
                  <Column source="shipped_at" label="resources.parcels.fields.shipped_at">
                    <InstantField source="shipped_at" />
                  </Column>
                  <Column source="delivered_at" label="resources.parcels.fields.delivered_at">
                    <FunctionField
                      render={({ shipment_id, delivered_at, is_pickup }: RaRecord) =>
                        delivered_at === null ? (
                          <ParcelCalls shipment_id={Number(shipment_id)} isPickup={is_pickup === true} />
                        ) : (
                          instant(delivered_at)
                        )
                      }
                    />
                  </Column>
                </Rows>
              </ArrayField>
            )}
          </PagePart>
          {order.returns.length > 0 && (
            <PagePart title="console.orders.returns">
              <ArrayField source="returns">
                <Rows>
                  <Column source="return_id" label="resources.returns.fields.id" />
                  <Column source="status" label="resources.returns.fields.status">
                    <StateField source="status" />
                  </Column>
                  <Column source="items" label="console.orders.units">
                    <UnitsField source="items" />
                  </Column>
                </Rows>
              </ArrayField>
            </PagePart>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <PagePart title="console.orders.address">
            <Address order={order} region={region} />
            <Box sx={{ marginTop: 1 }}>
              <ChangeAddress {...shown} />
            </Box>
          </PagePart>
          <PagePart title="console.orders.totals">
            <Totals order={order} />
          </PagePart>
          <StaffNotes {...shown} />
        </Box>
      </Box>
    </RecordContextProvider>
  );
};

export const OrderShow = () => (
  <Show actions={<Actions />}>
    <Whole />
  </Show>
);
