import { FunctionField, List, type RaRecord } from 'react-admin';
import { CallDialog } from '../parts/call-dialog.tsx';
import { StateField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

export const FlagsList = () => (
  <List exporter={false} empty={false} pagination={false}>
    <Rows>
      <Column source="flag" />
      <Column source="state">
        <StateField source="state" />
      </Column>
      <Column source="variants" />
      <Column source="default" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ flag, state }: RaRecord) => (
            <CallDialog
              call="switchFlag"
              title={state === 'on' ? 'console.flags.off' : 'console.flags.on'}
              inputOf={() => ({ body: { flag, state: state === 'on' ? ('DISABLED' as const) : ('ENABLED' as const) } })}
              says={() => 'console.flags.switched'}
            />
          )}
        />
      </Column>
    </Rows>
  </List>
);
