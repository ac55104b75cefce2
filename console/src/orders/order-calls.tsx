import AssignmentReturned from '@mui/icons-material/AssignmentReturned';
import Inventory from '@mui/icons-material/Inventory2';
import MoneyOff from '@mui/icons-material/MoneyOff';
import { NumberInput, useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useMoney } from '../parts/fields.tsx';
import { ShipCarton } from './ship-carton.tsx';
import { UnitInputs } from './unit-inputs.tsx';
import { chosenOf, countsOf } from './units.ts';

type Shown = OperatorResult<'order'>;

/** Units that have not left, money for delivery, or both. */
const Refund = ({ order, waiting, delivery_left }: Shown) => {
  const money = useMoney();
  const translate = useTranslate();
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
        const delivery = Math.round(Number(values['delivery'] ?? 0) * 100);
        if (items.length === 0 && delivery === 0) return 'console.orders.nothing_back';
        const asked = { ...(items.length > 0 && { items }), ...(delivery > 0 && { delivery }) };
        return { body: { order_id: order.order_id, ...asked, reference: String(values['reference']) } };
      }}
      says={({ amount, under_way }) =>
        under_way ? 'console.said.waiting' : ['console.orders.refunded_now', { amount: money(amount) }]
      }
    >
      <UnitInputs waiting={waiting} />
      {delivery_left > 0 && (
        <NumberInput
          source="delivery"
          label="console.orders.delivery_back"
          helperText={translate('console.orders.delivery_help', { amount: money(delivery_left) })}
          min={0}
          max={delivery_left / 100}
          step={0.01}
        />
      )}
    </CallDialog>
  );
};

/** What may be done with an order now. */
export const OrderCalls = (shown: Shown) => {
  const { order, waiting, delivery_left } = shown;
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
      {(waiting.length > 0 || delivery_left > 0) && <Refund {...shown} />}
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
