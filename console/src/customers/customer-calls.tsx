import Block from '@mui/icons-material/Block';
import Delete from '@mui/icons-material/Delete';
import Download from '@mui/icons-material/Download';
import Savings from '@mui/icons-material/Savings';
import Toll from '@mui/icons-material/Toll';
import { Alert, Stack } from '@mui/material';
import { Button, maxLength, NumberInput, required, TextInput, useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useInstant, useMoney, useNumber } from '../parts/fields.tsx';
import { saveFile } from '../parts/save-file.ts';
import { changeOf, longestReason, newMark } from './ledger-change.ts';

type Shown = OperatorResult<'customer'>;

const ledgers = {
  points: { icon: <Toll />, step: 1 },
  credit: { icon: <Savings />, step: 0.01 },
} as const;

const Adjust = ({ customer, ledger }: { customer: Shown; ledger: keyof typeof ledgers }) => {
  const money = useMoney();
  const number = useNumber();
  const translate = useTranslate();
  const { icon, step } = ledgers[ledger];
  const balance =
    ledger === 'credit'
      ? money(customer.credit)
      : translate('console.customers.points', { smart_count: customer.points, points: number(customer.points) });
  return (
    <CallDialog
      call="adjustLedger"
      title={`console.customers.adjust_${ledger}`}
      icon={icon}
      text={['console.customers.adjust_text', { balance }]}
      defaults={() => ({ mark: newMark() })}
      inputOf={(values) => {
        const body = changeOf(customer.id, ledger, values);
        return body ? { body } : 'console.customers.no_amount';
      }}
      says={({ points, credit }) => [
        `console.customers.${ledger}_now`,
        { balance: ledger === 'credit' ? money(credit) : number(points) },
      ]}
    >
      <NumberInput source="amount" label={`console.customers.amount_${ledger}`} step={step} validate={required()} />
      <TextInput
        source="reason"
        label="console.customers.reason"
        helperText="console.customers.reason_help"
        validate={[required(), maxLength(longestReason)]}
      />
    </CallDialog>
  );
};

/** What was exported, as files; it is shown once. */
const Exported = ({ id, exported }: { id: number; exported: OperatorResult<'exportCustomer'> }) => {
  const translate = useTranslate();
  const instant = useInstant();
  const save = (text: string, type: string, ending: string) =>
    saveFile(new Blob([text], { type }), `customer-${id}.${ending}`);
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Alert severity="warning">{translate('console.customers.exported', { time: instant(exported.made_at) })}</Alert>
      <Button
        label="console.customers.as_page"
        startIcon={<Download />}
        onClick={() => save(exported.html, 'text/html;charset=utf-8', 'html')}
      />
      <Button
        label="console.customers.as_json"
        startIcon={<Download />}
        onClick={() => save(exported.json, 'application/json', 'json')}
      />
    </Stack>
  );
};

/** What may be done with a customer’s account. */
export const CustomerCalls = ({ customer }: { customer: Shown }) => {
  const { id, email, blocked_at } = customer;
  const translate = useTranslate();
  const blocks = blocked_at === null ? 'block' : 'unblock';
  return (
    <>
      <Adjust customer={customer} ledger="points" />
      <Adjust customer={customer} ledger="credit" />
      <CallDialog
        call="exportCustomer"
        title="console.customers.export"
        icon={<Download />}
        text="console.customers.export_text"
        inputOf={() => ({ body: { id } })}
        says={() => 'console.said.done'}
        then={(exported) => <Exported id={id} exported={exported} />}
      />
      <CallDialog
        call="blockCustomer"
        title={`console.customers.${blocks}`}
        icon={<Block />}
        text={`console.customers.${blocks}_text`}
        isGrave={blocks === 'block'}
        inputOf={() => ({ body: { id, blocked: blocks === 'block' } })}
        says={() => `console.customers.${blocks}ed`}
      />
      <CallDialog
        call="deleteCustomer"
        title="console.customers.delete"
        icon={<Delete />}
        text="console.customers.delete_text"
        isGrave
        leadsTo="/customers"
        inputOf={({ confirmed }) =>
          String(confirmed ?? '')
            .trim()
            .toLowerCase() === email.toLowerCase()
            ? { body: { id } }
            : 'console.customers.delete_other'
        }
        says={() => 'console.customers.deleted'}
      >
        <TextInput
          source="confirmed"
          label={translate('console.customers.delete_email', { email })}
          autoComplete="off"
          validate={required()}
        />
      </CallDialog>
    </>
  );
};
