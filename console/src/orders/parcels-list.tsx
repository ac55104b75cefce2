import { FunctionField, List, useTranslate, type RaRecord } from 'react-admin';
import { allFilter } from '../parts/all-filter.tsx';
import { InstantField, UnitsField, useInstant } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { OrderLink } from './order-link.tsx';
import { ParcelCalls } from './parcel-calls.tsx';

/** What was said of a parcel last; of one that has arrived, when. */
const LastEvent = ({ event, deliveredAt }: { event: string | null; deliveredAt: string | null }) => {
  const translate = useTranslate();
  const instant = useInstant();
  const said = deliveredAt === null ? event : 'delivered';
  if (said === null) return null;
  return [translate(`console.event.${said}`), instant(deliveredAt)].filter(Boolean).join(', ');
};

export const ParcelsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows>
      <Column source="order_id">
        <FunctionField render={({ order_id }: RaRecord) => <OrderLink order={order_id} />} />
      </Column>
      <Column source="carrier">
        <FunctionField
          render={({ carrier, tracking_number }: RaRecord) => [carrier, tracking_number].filter(Boolean).join(' ')}
        />
      </Column>
      <Column source="items">
        <UnitsField source="items" />
      </Column>
      <Column source="shipped_at">
        <InstantField source="shipped_at" day />
      </Column>
      <Column source="last_event">
        <FunctionField
          render={({ last_event, delivered_at }: RaRecord) => (
            <LastEvent event={last_event} deliveredAt={delivered_at} />
          )}
        />
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
