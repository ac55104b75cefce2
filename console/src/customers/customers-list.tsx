import { BooleanInput, FunctionField, List, TextInput, useTranslate, type RaRecord } from 'react-admin';
import { InstantField, State, WordField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable />,
  <BooleanInput key="blocked" source="blocked" alwaysOn sx={{ marginLeft: 1 }} />,
];

const Nobody = () => {
  const translate = useTranslate();
  return <p>{translate('console.customers.none')}</p>;
};

export const CustomersList = () => (
  <List filters={filters} perPage={25} exporter={false} empty={false}>
    <Rows rowClick="show" empty={<Nobody />}>
      <Column source="id" />
      <Column source="name">
        <FunctionField render={({ firstname, lastname }: RaRecord) => `${firstname} ${lastname}`.trim()} />
      </Column>
      <Column source="email" />
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
