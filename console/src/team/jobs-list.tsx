import { FunctionField, List, useTranslate, type RaRecord } from 'react-admin';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

const None = () => {
  const translate = useTranslate();
  return <p>{translate('console.jobs.none')}</p>;
};

export const JobsList = () => (
  <List exporter={false} empty={false} pagination={false}>
    <Rows empty={<None />}>
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
