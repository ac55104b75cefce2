import { outsideScript } from '../../../parts/outside-script.ts';

/** As far as the shop uses Google's script: https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    auto_select: boolean;
    cancel_on_tap_outside: boolean;
    context: 'signin';
    itp_support: boolean;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

/** Google wants to be told once per page who asks, and keeps that callback: this is whom it leads to now. */
let receive: (idToken: string) => void = () => undefined;
const initialized = new WeakSet<GoogleIdentity>();

const load = async (clientId: string): Promise<GoogleIdentity> => {
  await outsideScript('https://accounts.google.com/gsi/client');
  const identity = window.google?.accounts?.id;
  if (!identity) throw new Error('Google’s sign-in has not come');
  if (initialized.has(identity)) return identity;
  initialized.add(identity);
  identity.initialize({
    client_id: clientId,
    callback: ({ credential }) => receive(credential),
    auto_select: false, // no sign-in without a tap
    cancel_on_tap_outside: false, // a click elsewhere does not close the prompt
    context: 'signin',
    itp_support: true,
    use_fedcm_for_prompt: true,
  });
  return identity;
};

/**
 * Has Google show its own prompt, and hands on the `id_token` of whoever taps. Google decides whether there is anything
 * to show, and leaves those alone who have closed it. Answers how to take the prompt away again.
 */
export const showGooglePrompt = (clientId: string, onToken: (idToken: string) => void): (() => void) => {
  let identity: GoogleIdentity | null = null;
  let isWanted = true;
  const show = async (): Promise<void> => {
    const loaded = await load(clientId);
    if (!isWanted) return;
    identity = loaded;
    receive = onToken;
    loaded.prompt();
  };
  // Failures are ignored, because nobody has asked for the prompt.
  show().catch(() => undefined);
  return () => {
    isWanted = false;
    identity?.cancel();
  };
};

/** Has Google show its prompt once more; Google may decide against it. */
export const promptAgain = (): void => window.google?.accounts?.id?.prompt();
