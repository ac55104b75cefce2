import {
  DateInput,
  FunctionField,
  List,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { OperatorRole } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, State, WordField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { roleChoices } from './people-list.tsx';

const Actions = () => {
  const translate = useTranslate();
  return (
    <TopToolbar>
      <CallDialog
        call="makeKey"
        title="ra.action.create"
        inputOf={({ name, role, until }) => ({
          body: {
            name: String(name),
            role: role as OperatorRole, // chosen from the list
            ...(until ? { until: String(until) } : {}),
          },
        })}
        says={() => 'console.said.done'}
        then={({ key }) => <ShownOnce label={translate('console.team.key')} secret={key} />}
      >
        <TextInput source="name" label="resources.keys.fields.name" validate={required()} />
        <SelectInput source="role" label="resources.keys.fields.role" choices={roleChoices} validate={required()} />
        <DateInput source="until" label="resources.keys.fields.until" />
      </CallDialog>
    </TopToolbar>
  );
};

const isActive = ({ revoked_at, expires_at }: RaRecord): boolean =>
  revoked_at === null && (expires_at === null || new Date(expires_at) > new Date());

export const KeysList = () => (
  <List exporter={false} empty={false} actions={<Actions />}>
    <Rows>
      <Column source="id" />
      <Column source="name" />
      <Column source="role">
        <WordField source="role" list="role" />
      </Column>
      <Column source="created_at">
        <InstantField source="created_at" day />
      </Column>
      <Column source="expires_at">
        <InstantField source="expires_at" />
      </Column>
      <Column source="state">
        <FunctionField render={(key: RaRecord) => <State state={isActive(key) ? 'active' : 'ended'} />} />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={(key: RaRecord) =>
            isActive(key) && (
              <CallDialog
                call="revokeKey"
                title="console.team.revoke"
                text="console.team.revoke_text"
                isGrave
                inputOf={() => ({ body: { id: Number(key.id) } })}
                says={() => 'console.team.revoked'}
              />
            )
          }
        />
      </Column>
    </Rows>
  </List>
);
