import { useState } from 'react';
import { Alert, Button, Stack } from '@mui/material';
import { Form, HttpError, required, TextInput, useTranslate } from 'react-admin';
import { ask } from '../api/ask.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import type { SignIn } from './auth-provider.ts';

/** Email and password first, then the code of the second factor; `signIn` gets all three. */
export const SignInForm = ({ signIn, email = '' }: { signIn: (given: SignIn) => Promise<void>; email?: string }) => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const [asksCode, setAsksCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (values: Record<string, unknown>) => {
    const [given, password] = [String(values['email']).trim(), String(values['password'])];
    setFault(null);
    try {
      if (asksCode) return await signIn({ email: given, password, code: String(values['code']).trim() });
      await ask('signIn', { body: { email: given, password } });
      setAsksCode(true);
    } catch (error) {
      setFault(wordsOf(error));
      // The password may have been changed meanwhile.
      if (error instanceof HttpError && error.body?.errors?.password) setAsksCode(false);
    }
  };
  return (
    <Form onSubmit={send} defaultValues={{ email }} key={email} noValidate>
      <Stack>
        {asksCode ? (
          <TextInput
            source="code"
            label="console.session.code"
            helperText="console.session.code_help"
            autoComplete="one-time-code"
            validate={required()}
          />
        ) : (
          <>
            <TextInput
              source="email"
              label="console.session.email"
              type="email"
              autoComplete="username"
              validate={required()}
            />
            <TextInput
              source="password"
              label="console.session.password"
              type="password"
              autoComplete="current-password"
              validate={required()}
            />
          </>
        )}
        {fault !== null && (
          <Alert severity="error" sx={{ marginBottom: 2 }}>
            {fault}
          </Alert>
        )}
        <Button type="submit" variant="contained" fullWidth>
          {translate(asksCode ? 'console.session.sign_in' : 'console.session.next')}
        </Button>
        {asksCode && <Button onClick={() => setAsksCode(false)}>{translate('console.session.back')}</Button>}
      </Stack>
    </Form>
  );
};
