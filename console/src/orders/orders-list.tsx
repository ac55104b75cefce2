import {
  BooleanInput,
  DateInput,
  FunctionField,
  List,
  SelectInput,
  TextInput,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { orderStates } from '@shop/contract';
import { InstantField, MoneyField, StateField, unitsText } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { OrderLink } from './order-link.tsx';

const filters = [
  <BooleanInput key="to_send" source="to_send" alwaysOn sx={{ marginLeft: 1 }} />,
  <TextInput key="order_id" source="order_id" alwaysOn resettable />,
  <TextInput key="email" source="email" alwaysOn resettable type="email" />,
  <SelectInput
    key="state"
    source="state"
    choices={orderStates.map((id) => ({ id, name: `console.state.${id}` }))}
    alwaysOn
  />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
];

/** What is left to send, that which is picked up apart. */
const Waiting = ({ waiting }: { waiting: OperatorResult<'order'>['waiting'] }) => {
  const translate = useTranslate();
  const [delivered, pickedUp] = [false, true].map((isPickup) =>
    unitsText(waiting.filter(({ is_pickup }) => is_pickup === isPickup)),
  );
  const fetched = pickedUp && translate('console.cartons.picked_up', { units: pickedUp });
  return [delivered, fetched].filter(Boolean).join('; ');
};

export const OrdersList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ to_send: true }}
    perPage={25}
    exporter={false}
    empty={false}
    queryOptions={{ meta: {} }}
  >
    <Rows rowClick="show">
      <Column source="order_id">
        <FunctionField render={({ order_id }: RaRecord) => <OrderLink order={order_id} />} />
      </Column>
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="status">
        <StateField source="status" />
      </Column>
      <Column source="name">
        <FunctionField
          render={({ shipping_address: { firstname, lastname, city } }: RaRecord) =>
            `${firstname} ${lastname}, ${city}`
          }
        />
      </Column>
      <Column source="customer_email" />
      <Column source="waiting">
        <FunctionField render={({ waiting }: RaRecord) => <Waiting waiting={waiting} />} />
      </Column>
      <Column source="grand_total" align="right">
        <MoneyField source="grand_total" />
      </Column>
    </Rows>
  </List>
);
