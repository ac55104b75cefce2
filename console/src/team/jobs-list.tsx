import { FunctionField, List, type RaRecord } from 'react-admin';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { Column, Rows } from '../parts/table.tsx';

export const JobsList = () => (
  <List exporter={false} empty={false} pagination={false}>
    <Rows empty={<Nothing text="console.jobs.none" />}>
      <Column source="kind" />
      <Column source="since">
        <InstantField source="since" />
      </Column>
      <Column source="attempts" align="right" />
      <Column source="error" />
      <Column source="id" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id }: RaRecord) => (
            <CallDialog
              call="retryJob"
              title="console.jobs.retry"
              text="console.jobs.retry_text"
              inputOf={() => ({ body: { id: String(id) } })}
              says={({ kind }) => ['console.jobs.retried', { kind }]}
            />
          )}
        />
      </Column>
    </Rows>
  </List>
);
