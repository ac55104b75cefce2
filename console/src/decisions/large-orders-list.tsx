import { FunctionField, List, useTranslate, type RaRecord } from 'react-admin';
import { OrderLink } from '../orders/parcels-list.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, MoneyField, WordField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

const decisions = [
  { decision: 'accept', said: 'accepted' },
  { decision: 'reject', said: 'rejected' },
] as const;

const None = () => {
  const translate = useTranslate();
  return <p>{translate('console.large.none')}</p>;
};

export const LargeOrdersList = () => (
  <List exporter={false} empty={false}>
    <Rows empty={<None />}>
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
