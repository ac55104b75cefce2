import {
  FunctionField,
  List,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { operatorRoles, type OperatorRole } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, State, WordField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';

export const roleChoices = operatorRoles.map((id) => ({ id, name: `console.role.${id}` }));

/** The address under which somebody accepts an invitation. */
const addressOf = (invitation: string): string => `${window.location.origin}/#/invitation/${invitation}`;

const useInvitation = () => {
  const translate = useTranslate();
  return ({ name, invitation }: { name: string; invitation: string }) => (
    <ShownOnce
      label={translate('console.team.invitation', { name })}
      text="console.team.invitation_text"
      secret={addressOf(invitation)}
    />
  );
};

const roleOf = (values: Record<string, unknown>) => values['role'] as OperatorRole; // chosen from the list

const Actions = () => {
  const shown = useInvitation();
  return (
    <TopToolbar>
      <CallDialog
        call="makePerson"
        title="ra.action.create"
        inputOf={(values) => ({
          body: { name: String(values['name']), email: String(values['email']), role: roleOf(values) },
        })}
        says={() => 'console.said.done'}
        then={shown}
      >
        <TextInput source="name" label="resources.people.fields.name" validate={required()} />
        <TextInput source="email" label="resources.people.fields.email" type="email" validate={required()} />
        <SelectInput source="role" label="resources.people.fields.role" choices={roleChoices} validate={required()} />
      </CallDialog>
    </TopToolbar>
  );
};

const stateOf = ({ ended_at, joined_at }: RaRecord): string =>
  ended_at !== null ? 'ended' : joined_at === null ? 'invited' : 'active';

const PersonCalls = (person: RaRecord) => {
  const shown = useInvitation();
  const { id, name, role, ended_at } = person;
  if (ended_at !== null) return null;
  const body = { id: Number(id) };
  return (
    <>
      <CallDialog
        call="changePerson"
        title="console.team.change"
        defaults={() => ({ name, role })}
        inputOf={(values) => ({ body: { ...body, name: String(values['name']), role: roleOf(values) } })}
        says={(after) => ['console.team.changed', { name: after.name }]}
      >
        <TextInput source="name" label="resources.people.fields.name" validate={required()} />
        <SelectInput source="role" label="resources.people.fields.role" choices={roleChoices} validate={required()} />
      </CallDialog>
      <CallDialog
        call="invitePerson"
        title="console.team.invite"
        text="console.team.invite_text"
        inputOf={() => ({ body })}
        says={() => 'console.said.done'}
        then={shown}
      />
      <CallDialog
        call="endPerson"
        title="console.team.end"
        text="console.team.end_text"
        isGrave
        inputOf={() => ({ body })}
        says={() => ['console.team.ended', { name }]}
      />
    </>
  );
};

export const PeopleList = () => (
  <List exporter={false} empty={false} actions={<Actions />}>
    <Rows>
      <Column source="name" />
      <Column source="email" />
      <Column source="role">
        <WordField source="role" list="role" />
      </Column>
      <Column source="joined_at">
        <InstantField source="joined_at" day />
      </Column>
      <Column source="state">
        <FunctionField render={(person: RaRecord) => <State state={stateOf(person)} />} />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField render={(person: RaRecord) => <PersonCalls {...person} />} />
      </Column>
    </Rows>
  </List>
);
