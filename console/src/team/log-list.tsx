import { FunctionField, List, TextInput, useTranslate, type RaRecord } from 'react-admin';
import { InstantField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

const filters = [<TextInput key="subject" source="subject" alwaysOn resettable />];

const Who = ({ by }: { by: { id: number; name: string; person_id: number | null } | null }) => {
  const translate = useTranslate();
  if (by === null) return translate('console.team.database');
  const kind = translate(by.person_id === null ? 'console.team.program' : 'console.team.person');
  return `${by.name} (${kind} ${by.person_id ?? by.id})`;
};

const factsOf = (facts: Record<string, unknown> | null): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

export const LogList = () => (
  <List filters={filters} exporter={false} empty={false}>
    <Rows>
      <Column source="at">
        <InstantField source="at" />
      </Column>
      <Column source="who">
        <FunctionField render={({ key }: RaRecord) => <Who by={key} />} />
      </Column>
      <Column source="action" />
      <Column source="subject" />
      <Column source="before">
        <FunctionField render={({ before }: RaRecord) => factsOf(before)} />
      </Column>
      <Column source="after">
        <FunctionField render={({ after }: RaRecord) => factsOf(after)} />
      </Column>
    </Rows>
  </List>
);
