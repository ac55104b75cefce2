import {
  Button,
  CheckboxGroupInput,
  FunctionField,
  List,
  required,
  TextInput,
  TopToolbar,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { webhookTypes, type WebhookType } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, StateField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';

const useSecret = () => {
  const translate = useTranslate();
  return ({ secret }: { secret: string }) => <ShownOnce label={translate('console.webhooks.secret')} secret={secret} />;
};

const Actions = () => {
  const shown = useSecret();
  return (
    <TopToolbar>
      <Button component={Link} to="/deliveries" label="console.webhooks.deliveries" />
      <CallDialog
        call="addWebhook"
        title="ra.action.create"
        inputOf={({ url, types }) => ({ body: { url: String(url), types: (types ?? []) as WebhookType[] } })} // chosen from the list
        says={() => 'console.said.done'}
        then={shown}
      >
        <TextInput source="url" label="resources.webhooks.fields.url" type="url" validate={required()} />
        <CheckboxGroupInput
          source="types"
          label="resources.webhooks.fields.types"
          choices={webhookTypes.map((id) => ({ id, name: id }))}
          translateChoice={false}
          validate={required()}
        />
      </CallDialog>
    </TopToolbar>
  );
};

const WebhookCalls = ({ id }: { id: number }) => {
  const shown = useSecret();
  return (
    <>
      <CallDialog
        call="rotateWebhook"
        title="console.webhooks.rotate"
        text="console.webhooks.rotate_text"
        inputOf={() => ({ body: { id } })}
        says={() => 'console.said.done'}
        then={shown}
      />
      <CallDialog
        call="endWebhook"
        title="console.webhooks.end"
        text="console.webhooks.end_text"
        isGrave
        inputOf={() => ({ body: { id } })}
        says={() => 'console.webhooks.ended'}
      />
    </>
  );
};

export const WebhooksList = () => (
  <List exporter={false} empty={false} pagination={false} actions={<Actions />}>
    <Rows>
      <Column source="id" />
      <Column source="url" />
      <Column source="types">
        <FunctionField render={({ types }: RaRecord) => types.join(', ')} />
      </Column>
      <Column source="waiting" align="right" />
      <Column source="dead" align="right" />
      <Column source="ended_at">
        <InstantField source="ended_at" day />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField render={({ id, ended_at }: RaRecord) => ended_at === null && <WebhookCalls id={Number(id)} />} />
      </Column>
    </Rows>
  </List>
);

export const DeliveriesList = () => (
  <List resource="deliveries" exporter={false} empty={false}>
    <Rows>
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="webhook_id" />
      <Column source="type" />
      <Column source="order_id" />
      <Column source="state">
        <StateField source="state" />
      </Column>
      <Column source="attempts" align="right" />
      <Column source="last_status" />
      <Column source="last_error" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id }: RaRecord) => (
            <CallDialog
              call="resendWebhook"
              title="console.webhooks.resend"
              inputOf={() => ({ body: { id: Number(id) } })}
              says={() => 'console.webhooks.resent'}
            />
          )}
        />
      </Column>
    </Rows>
  </List>
);
