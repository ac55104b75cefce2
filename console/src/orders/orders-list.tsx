import { BooleanInput, DateInput, FunctionField, List, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { orderStates } from '@shop/contract';
import { InstantField, MoneyField, StateField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

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
      <Column source="order_id" />
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
        <FunctionField
          render={({ waiting }: RaRecord) =>
            waiting.map(({ qty, name }: { qty: number; name: string }) => `${qty} × ${name}`).join(', ')
          }
        />
      </Column>
      <Column source="grand_total" align="right">
        <MoneyField source="grand_total" />
      </Column>
    </Rows>
  </List>
);
