import { readConsent } from '@shop/contract';
import { siteApi, useSelector } from '@shop/platform';
import { GooglePrompt } from './google-prompt.tsx';
import { SandboxCard } from './sandbox-card.tsx';

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
