import { type CaptchaChecker, closedCaptcha, sandboxCaptcha } from './captcha/checker.ts';
import { googleCaptcha } from './captcha/google.ts';
import { googleTokens } from './google/google.ts';
import { sandboxGoogle } from './google/sandbox.ts';
import { closedGoogle, type GoogleTokens } from './google/tokens.ts';
import type { Settings } from './settings.ts';

type Report = (line: string) => void;

/**
 * The captcha that the settings ask for: Google's with keys, else the sandbox's stand-in, else one that nothing solves.
 */
export const captchaFrom = ({ recaptcha, sandbox, shopUrl }: Settings, report: Report): CaptchaChecker => {
  if (!recaptcha) return sandbox ? sandboxCaptcha : closedCaptcha;
  const { hostname } = new URL(shopUrl);
  return googleCaptcha({ ...recaptcha, hostname, allowsAutomatedTests: sandbox, report });
};

/** Google's sign-in with a client id, else the sandbox's stand-in, else one that refuses every token. */
export const googleFrom = ({ googleClientId, sandbox }: Settings, report: Report): GoogleTokens => {
  if (googleClientId) return googleTokens({ clientId: googleClientId, report });
  return sandbox ? sandboxGoogle() : closedGoogle;
};
