import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';
import { promptAgain, showGooglePrompt } from './google-identity.ts';
import { OneTapFrame } from './one-tap-frame.tsx';
import { useOneTapSignIn } from './use-one-tap-sign-in.ts';

interface Props {
  clientId: string;
  onClose: () => void;
  reload: () => void;
}

/** Google's own prompt, drawn by Google. The shop draws only the error of a failed sign-in. */
export const GooglePrompt = ({ clientId, onClose, reload }: Props) => {
  const { t } = useTranslation('account');
  const { isBusy, problem, signIn } = useOneTapSignIn(reload);
  const tapped = useEffectEvent((idToken: string) => void signIn(Promise.resolve(idToken)));

  useEffect(() => showGooglePrompt(clientId, (idToken) => tapped(idToken)), [clientId]);

  if (problem === null) return null;
  return (
    <OneTapFrame onClose={onClose}>
      <Notice tone="trouble">{problem}</Notice>
      <Button wide busy={isBusy} onClick={promptAgain}>
        {t('retry')}
      </Button>
    </OneTapFrame>
  );
};
