import { Card, CardContent, Stack, Typography } from '@mui/material';
import { PasswordInput, required, Title, useTranslate, minLength } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { shortestOperatorPassword } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useInstant } from '../parts/fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What somebody may change of their own way in. */
export const AccountPage = () => {
  const translate = useTranslate();
  const instant = useInstant();
  const { data } = useQuery({ queryKey: ['me'], queryFn: () => ask('me', { query: {} }) });
  return (
    <Card sx={{ marginTop: 2, maxWidth: 640 }}>
      <Title title="console.account.title" />
      <CardContent>
        {data && (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="h6" component="h2">
              {data.name}
            </Typography>
            <Typography>
              {data.person?.email} · {translate(`console.role.${data.role}`)}
            </Typography>
            <Typography>{translate('console.account.until', { time: instant(data.expires_at) })}</Typography>
            <CallDialog
              call="changeOwnPassword"
              title="console.account.password"
              inputOf={({ old_password, password }) => ({
                body: { old_password: String(old_password), password: String(password) },
              })}
              says={() => 'console.account.changed'}
            >
              <PasswordInput
                source="old_password"
                label="console.account.old_password"
                validate={required()}
                slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
              />
              <PasswordInput
                source="password"
                label="console.invitation.password"
                validate={[required(), minLength(shortestOperatorPassword)]}
                slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
              />
            </CallDialog>
            <Typography>
              {translate('console.account.codes_left', { smart_count: data.person?.recovery_codes ?? 0 })}
            </Typography>
            <CallDialog
              call="renewRecoveryCodes"
              title="console.account.renew"
              text="console.account.renew_text"
              inputOf={({ password }) => ({ body: { password: String(password) } })}
              says={() => 'console.said.done'}
              then={({ recovery_codes }) => <RecoveryCodes codes={recovery_codes} />}
            >
              <PasswordInput source="password" label="console.session.password" validate={required()} />
            </CallDialog>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
};
