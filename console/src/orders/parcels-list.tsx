import { Link } from '@mui/material';
import { FunctionField, List, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { allFilter } from '../parts/all-filter.tsx';
import { InstantField, UnitsField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { ParcelCalls } from './parcel-calls.tsx';

/** The number of an order, which leads to it. */
export const OrderLink = ({ order }: { order: string }) => (
  <Link component={RouterLink} to={`/orders/${order}/show`}>
    {order}
  </Link>
);

const LastEvent = ({ event }: { event: string | null }) => {
  const translate = useTranslate();
  return event === null ? '' : translate(`console.event.${event}`);
};

export const ParcelsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows>
      <Column source="order_id">
        <FunctionField render={({ order_id }: RaRecord) => <OrderLink order={order_id} />} />
      </Column>
      <Column source="carrier" />
      <Column source="tracking_number" />
      <Column source="items">
        <UnitsField source="items" />
      </Column>
      <Column source="shipped_at">
        <InstantField source="shipped_at" />
      </Column>
      <Column source="last_event">
        <FunctionField render={({ last_event }: RaRecord) => <LastEvent event={last_event} />} />
      </Column>
      <Column source="delivered_at">
        <InstantField source="delivered_at" />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={({ shipment_id, delivered_at }: RaRecord) =>
            delivered_at === null && <ParcelCalls shipment_id={Number(shipment_id)} />
          }
        />
      </Column>
    </Rows>
  </List>
);
