import { readConsent } from '@shop/contract';
import type { ReactNode } from 'react';
import { useOutsideServicesQuery } from '../outside-services.ts';
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
export default function OneTapCard(prompt: Props): ReactNode {
  const { data } = useOutsideServicesQuery();
  if (!data?.oneTap) return null;
  if (data.oneTap === 'sandbox') return <SandboxCard {...prompt} />;
  if (readConsent(document.cookie) !== 'yes') return null;
  return <GooglePrompt clientId={data.oneTap.clientId} {...prompt} />;
}
