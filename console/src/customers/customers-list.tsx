import { BooleanInput, FunctionField, List, TextInput, type RaRecord } from 'react-admin';
import { InstantField, State, WordField } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { Column, Rows } from '../parts/table.tsx';

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable />,
  <BooleanInput key="blocked" source="blocked" alwaysOn sx={{ marginLeft: 1 }} />,
];

export const CustomersList = () => (
  <List filters={filters} perPage={25} exporter={false} empty={false}>
    <Rows rowClick="show" empty={<Nothing text="console.customers.none" />}>
      <Column source="id" />
      <Column source="name">
        <FunctionField render={({ firstname, lastname }: RaRecord) => `${firstname} ${lastname}`.trim()} />
      </Column>
      <Column source="email">
        <FunctionField
          render={({ id, email }: RaRecord) => (
            <RowLink resource="customers" type="show" id={id}>
              {email}
            </RowLink>
          )}
        />
      </Column>
      <Column source="language">
        <WordField source="language" list="language" />
      </Column>
      <Column source="created_at">
        <InstantField source="created_at" day />
      </Column>
      <Column source="state">
        <FunctionField render={({ blocked_at }: RaRecord) => blocked_at !== null && <State state="blocked" />} />
      </Column>
    </Rows>
  </List>
);
