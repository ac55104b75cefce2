import { readConsent } from '@shop/contract';
import { siteApi, useSelector, useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';
import { promptAgain, showGooglePrompt } from './google-identity.ts';
import { OneTapFrame } from './one-tap-frame.tsx';
import { useOneTapSignIn } from './use-one-tap-sign-in.ts';
import { googleSandbox } from './google-sandbox.ts';
import styles from './one-tap.module.css';

interface SandboxCardProps {
  onClose: () => void;
  reload: () => void;
}

/** The stand-in for Google's prompt. */
const SandboxCard = ({ onClose, reload }: SandboxCardProps) => {
  const { t } = useTranslation('account');
  const { isBusy, problem, signIn } = useOneTapSignIn(reload);
  const { account } = googleSandbox;
  return (
    <OneTapFrame onClose={onClose}>
      <p className={styles.account}>
        <strong>
          {account.firstname} {account.lastname}
        </strong>
        <span>{account.email}</span>
      </p>
      {problem ? <Notice tone="trouble">{problem}</Notice> : null}
      <Button wide busy={isBusy} onClick={() => void signIn(googleSandbox.idToken(account))}>
        {t('oneTap.continue', { name: account.firstname })}
      </Button>
      <p className={styles.small}>{t('oneTap.sandbox')}</p>
    </OneTapFrame>
  );
};

interface GooglePromptProps {
  clientId: string;
  onClose: () => void;
  reload: () => void;
}

/** Google's own prompt, drawn by Google. The shop draws only the error of a failed sign-in. */
const GooglePrompt = ({ clientId, onClose, reload }: GooglePromptProps) => {
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

interface Props {
  onClose: () => void;
  reload: () => void;
}

/**
 * The prompt that the shop is configured for: Google's own, the stand-in, or none. Google's script tells Google of the
 * visit, so it is loaded only with consent.
 */
export default function OneTapCard(prompt: Props) {
  const { data } = siteApi.useSiteConfigQuery();
  // Read with each action, because a choice made on this page is told by one (`consentChosen`).
  const mayLoad = useSelector(() => readConsent(document.cookie) === 'yes');
  const clientId = data?.google_client_id;
  if (!clientId) return data?.google_one_tap ? <SandboxCard {...prompt} /> : null;
  if (!mayLoad) return null;
  return <GooglePrompt clientId={clientId} {...prompt} />;
}
