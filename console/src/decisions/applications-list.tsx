import { FunctionField, List, TextInput, type RaRecord } from 'react-admin';
import { allFilter } from '../parts/all-filter.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, StateField, WordField } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { Column, Rows } from '../parts/table.tsx';

const ApplicationCalls = ({ id, name }: { id: number; name: string }) => (
  <>
    <CallDialog
      call="decideApplication"
      title="console.applications.accept"
      text="console.applications.accept_text"
      inputOf={() => ({ body: { id, decision: 'accept' as const } })}
      says={() => ['console.applications.accepted', { name }]}
    />
    <CallDialog
      call="decideApplication"
      title="console.applications.reject"
      text="console.applications.reject_text"
      isGrave
      inputOf={({ reason }) => ({
        body: { id, decision: 'reject' as const, ...(reason ? { reason: String(reason) } : {}) },
      })}
      says={() => ['console.applications.rejected', { name }]}
    >
      <TextInput source="reason" label="console.applications.why" multiline minRows={3} />
    </CallDialog>
  </>
);

export const ApplicationsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows empty={<Nothing text="console.applications.none" />}>
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="programme">
        <WordField source="programme" list="programme" />
      </Column>
      <Column source="status">
        <StateField source="status" />
      </Column>
      <Column source="name" />
      <Column source="email" />
      <Column source="company" />
      <Column source="message" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id, name, status }: RaRecord) =>
            status === 'pending' && <ApplicationCalls id={Number(id)} name={name} />
          }
        />
      </Column>
    </Rows>
  </List>
);
