import { useEffect, useState } from 'react';
import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { session } from '../api/state.ts';
import { me, signInAgain } from './auth-provider.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Lies above a page whose session has ended: the page stays, with all that was typed there. */
export const SignInAgain = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const state = session.use();
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (state === 'open')
      me().then(
        ({ person }) => setEmail(person?.email ?? ''),
        () => undefined,
      );
  }, [state]);
  return (
    <Dialog open={state === 'ended'} fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{translate('console.session.again_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBottom: 2 }}>{translate('console.session.again_text')}</DialogContentText>
        <SignInForm
          email={email}
          signIn={async (given) => {
            await signInAgain(given);
            refresh();
          }}
        />
      </DialogContent>
    </Dialog>
  );
};
