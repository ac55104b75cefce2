import AssignmentReturned from '@mui/icons-material/AssignmentReturned';
import Inventory from '@mui/icons-material/Inventory2';
import MoneyOff from '@mui/icons-material/MoneyOff';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useMoney } from '../parts/fields.tsx';
import { ShipCarton } from './ship-carton.tsx';
import { UnitInputs } from './unit-inputs.tsx';
import { chosenOf, countsOf } from './units.ts';

type Shown = OperatorResult<'order'>;

const RefundUnits = ({ order, waiting }: Shown) => {
  const money = useMoney();
  return (
    <CallDialog
      call="refundUnits"
      title="console.orders.refund"
      icon={<MoneyOff />}
      text="console.orders.refund_text"
      // One reference for each opened dialog: pressed twice, or after a lost answer, it is one refund.
      defaults={() => ({ ...countsOf(waiting, 'none'), reference: `C-${crypto.randomUUID()}` })}
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
