import { useEffect, useState } from 'react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { Form, Loading, minLength, required, TextInput, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { shortestOperatorPassword, type OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { Door } from './door.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Invited = OperatorResult<'invitation'>;

interface AcceptProps {
  readonly invitation: string;
  readonly invited: Invited;
  readonly then: (codes: string[]) => void;
}

const Accept = ({ invitation, invited, then }: AcceptProps) => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const [fault, setFault] = useState<string | null>(null);
  const send = async (values: Record<string, unknown>) => {
    setFault(null);
    try {
      const body = { invitation, password: String(values['password']), code: String(values['code']).trim() };
      const { recovery_codes } = await ask('acceptInvitation', { body });
      then(recovery_codes);
    } catch (error) {
      setFault(wordsOf(error));
    }
  };
  return (
    <Form onSubmit={send} noValidate>
      <Stack spacing={2}>
        <Typography>{translate('console.invitation.text')}</Typography>
        <QRCodeSVG value={invited.address} size={176} marginSize={2} title={translate('console.invitation.picture')} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('console.invitation.secret', { secret: invited.secret })}
        </Typography>
        <input type="email" name="email" autoComplete="username" value={invited.email} readOnly hidden />
        <TextInput
          source="password"
          type="password"
          autoComplete="new-password"
          label="console.invitation.password"
          helperText={translate('console.invitation.password_help', { smart_count: shortestOperatorPassword })}
          validate={[required(), minLength(shortestOperatorPassword)]}
        />
        <TextInput
          source="code"
          autoComplete="one-time-code"
          label="console.session.code"
          validate={required()}
          helperText={false}
        />
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        <Button type="submit" variant="contained">
          {translate('console.invitation.accept')}
        </Button>
      </Stack>
    </Form>
  );
};

/** Opens the console anew: this page began while nobody was signed in. */
const enter = (): void => {
  window.location.hash = '#/';
  window.location.reload();
};

/** Where the address of an invitation leads: a password, the second factor, and the recovery codes. */
export const InvitationPage = () => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const { invitation = '' } = useParams();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    ask('invitation', { body: { invitation } }).then(setInvited, setFault);
  }, [invitation]);
  return (
    <Door title={translate('console.invitation.title', { name: invited?.name ?? '' })}>
      {fault !== null && <Alert severity="error">{wordsOf(fault)}</Alert>}
      {fault === null && invited === null && <Loading />}
      {invited && codes === null && <Accept invitation={invitation} invited={invited} then={setCodes} />}
      {codes && (
        <Stack spacing={2}>
          <RecoveryCodes codes={codes} />
          <Button variant="contained" onClick={enter}>
            {translate('console.invitation.go_on')}
          </Button>
        </Stack>
      )}
    </Door>
  );
};
