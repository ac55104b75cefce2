import { FunctionField, List, required, TextInput, type RaRecord } from 'react-admin';
import { OrderLink } from '../orders/order-link.tsx';
import { allFilter } from '../parts/all-filter.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, StateField, UnitsField, useMoney, WordField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

const ReturnCalls = ({ id, status }: { id: string; status: string }) => {
  const money = useMoney();
  if (status === 'refunded' || status === 'rejected') return null;
  return (
    <>
      {status === 'requested' && (
        <CallDialog
          call="receiveReturn"
          title="console.returns.receive"
          inputOf={() => ({ body: { return_id: id } })}
          says={() => ['console.returns.received', { id }]}
        />
      )}
      <CallDialog
        call="acceptReturn"
        title="console.returns.accept"
        text="console.returns.accept_text"
        inputOf={() => ({ body: { return_id: id } })}
        says={({ amount, under_way }) =>
          under_way ? 'console.said.waiting' : ['console.returns.accepted', { amount: money(amount) }]
        }
      />
      <CallDialog
        call="rejectReturn"
        title="console.returns.reject"
        isGrave
        inputOf={({ reason }) => ({ body: { return_id: id, reason: String(reason) } })}
        says={() => ['console.returns.rejected', { id }]}
      >
        <TextInput source="reason" label="console.returns.why" multiline minRows={3} validate={required()} />
      </CallDialog>
    </>
  );
};

export const ReturnsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows>
      <Column source="id" />
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="order_id">
        <FunctionField render={({ order_id }: RaRecord) => <OrderLink order={order_id} />} />
      </Column>
      <Column source="status">
        <StateField source="status" />
      </Column>
      <Column source="reason">
        <WordField source="reason" list="reason" />
      </Column>
      <Column source="items">
        <UnitsField source="items" />
      </Column>
      <Column source="message" />
      <Column source="calls" label={false}>
        <FunctionField render={({ id, status }: RaRecord) => <ReturnCalls id={String(id)} status={status} />} />
      </Column>
    </Rows>
  </List>
);
