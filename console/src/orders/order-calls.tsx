import AssignmentReturned from '@mui/icons-material/AssignmentReturned';
import Inventory from '@mui/icons-material/Inventory2';
import LocalShipping from '@mui/icons-material/LocalShipping';
import MoneyOff from '@mui/icons-material/MoneyOff';
import { DateInput, NumberInput, required, TextInput } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useMoney } from '../parts/fields.tsx';

type Shown = OperatorResult<'order'>;
type Waiting = Shown['waiting'];

/** Product numbers may hold dots, which a form would read as the way to a field. */
const fieldOf = (place: number): string => `unit${place}`;

/** The units that were chosen, none of which is nothing. */
const chosenOf = (waiting: Waiting, values: Record<string, unknown>) =>
  waiting.flatMap(({ sku }, place) => {
    const qty = Number(values[fieldOf(place)] ?? 0);
    return qty > 0 ? [{ sku, qty }] : [];
  });

const UnitInputs = ({ waiting }: { waiting: Waiting }) =>
  waiting.map(({ sku, name, qty }, place) => (
    <NumberInput
      key={sku}
      source={fieldOf(place)}
      label={`${name} (${sku})`}
      min={0}
      max={qty}
      step={1}
      helperText={`≤ ${qty}`}
    />
  ));
const all = (waiting: Waiting) => Object.fromEntries(waiting.map(({ qty }, place) => [fieldOf(place), qty]));
const none = (waiting: Waiting) => Object.fromEntries(waiting.map((_, place) => [fieldOf(place), 0]));

const ShipCarton = ({ order, waiting }: Shown) => (
  <CallDialog
    call="shipCarton"
    title="console.orders.ship"
    icon={<LocalShipping />}
    defaults={() => all(waiting)}
    inputOf={(values) => {
      const items = chosenOf(waiting, values);
      if (items.length === 0) return 'console.orders.no_units';
      return {
        body: {
          order_id: order.order_id,
          items,
          carrier: String(values['carrier'] ?? ''),
          tracking_number: String(values['tracking_number'] ?? ''),
          ...(values['expected'] ? { expected: String(values['expected']) } : {}),
        },
      };
    }}
    says={() => 'console.orders.shipped'}
  >
    <UnitInputs waiting={waiting} />
    <TextInput source="carrier" label="console.orders.carrier" validate={required()} />
    <TextInput source="tracking_number" label="console.orders.tracking" validate={required()} />
    <DateInput source="expected" label="console.orders.expected" />
  </CallDialog>
);

const RefundUnits = ({ order, waiting }: Shown) => {
  const money = useMoney();
  return (
    <CallDialog
      call="refundUnits"
      title="console.orders.refund"
      icon={<MoneyOff />}
      text="console.orders.refund_text"
      // One reference for each opened dialog: pressed twice, or after a lost answer, it is one refund.
      defaults={() => ({ ...none(waiting), reference: `C-${crypto.randomUUID()}` })}
      inputOf={(values) => {
        const items = chosenOf(waiting, values);
        if (items.length === 0) return 'console.orders.no_units';
        return { body: { order_id: order.order_id, items, reference: String(values['reference']) } };
      }}
      says={({ amount, under_way }) =>
        under_way ? 'console.said.waiting' : ['console.orders.refunded_now', { amount: money(amount) }]
      }
    >
      <UnitInputs waiting={waiting} />
    </CallDialog>
  );
};

/** What may be done with an order now. */
export const OrderCalls = (shown: Shown) => {
  const { order, waiting } = shown;
  const order_id = order.order_id;
  const isOver = ['cancelled', 'returned'].includes(order.status);
  return (
    <>
      {order.status === 'paid' && (
        <CallDialog
          call="packOrder"
          title="console.orders.pack"
          icon={<Inventory />}
          text="console.orders.pack_text"
          inputOf={() => ({ body: { order_id } })}
          says={() => ['console.orders.packed', { order: order_id }]}
        />
      )}
      {waiting.length > 0 && <ShipCarton {...shown} />}
      {waiting.length > 0 && <RefundUnits {...shown} />}
      {!isOver && (
        <CallDialog
          call="recallOrder"
          title="console.orders.recall"
          icon={<AssignmentReturned />}
          text="console.orders.recall_text"
          isGrave
          inputOf={() => ({ body: { order_id } })}
          says={() => ['console.orders.recalled', { order: order_id }]}
        />
      )}
    </>
  );
};
