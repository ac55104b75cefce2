import { FunctionField, List, type RaRecord } from 'react-admin';
import { OrderLink } from '../orders/order-link.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, MoneyField, WordField } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { Column, Rows } from '../parts/table.tsx';

const decisions = [
  { decision: 'accept', said: 'accepted' },
  { decision: 'reject', said: 'rejected' },
] as const;

export const LargeOrdersList = () => (
  <List exporter={false} empty={false}>
    <Rows empty={<Nothing text="console.large.none" />}>
      <Column source="order_id">
        <FunctionField render={({ order_id }: RaRecord) => <OrderLink order={order_id} />} />
      </Column>
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="grand_total" align="right">
        <MoneyField source="grand_total" />
      </Column>
      <Column source="payment_method">
        <WordField source="payment_method" list="method" />
      </Column>
      <Column source="customer_email" />
      <Column source="city" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ order_id }: RaRecord) =>
            decisions.map(({ decision, said }) => (
              <CallDialog
                key={decision}
                call="decideLargeOrder"
                title={`console.large.${decision}`}
                text={`console.large.${decision}_text`}
                isGrave={decision === 'reject'}
                inputOf={() => ({ body: { order_id, decision } })}
                says={() => [`console.large.${said}`, { order: order_id }]}
              />
            ))
          }
        />
      </Column>
    </Rows>
  </List>
);
