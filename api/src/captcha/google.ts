import { askOutside, isPublicAddress } from '@shop/outside';
import type { CaptchaChecker, CaptchaVerdict } from './checker.ts';

export interface GoogleCaptchaOptions {
  siteKey: string;
  secret: string;
  /** The shop's host name: a challenge that was solved on another site counts for nothing. */
  hostname: string;
  allowsAutomatedTests: boolean;
  /** Gets messages about what an operator has to fix. */
  report: (line: string) => void;
  /** Google's, unless a test answers in its place. */
  verifyUrl?: string;
  /** ms that Google has to answer. */
  timeout?: number;
}

/** Google's error codes that blame the response; any other is about the secret or the request. */
const faultsOfResponse: ReadonlySet<unknown> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/** Bytes of Google’s answer. */
const mostOfAnswer = 100_000;

/** The fields of Google's answer that count; null when it is not an object. */
const read = (answer: unknown): { success?: unknown; hostname?: unknown; 'error-codes'?: unknown } | null =>
  typeof answer === 'object' ? answer : null;

/** reCAPTCHA v2, the checkbox: each response is asked about at Google's siteverify, which takes it once. */
export const googleCaptcha = (options: GoogleCaptchaOptions): CaptchaChecker => {
  const { siteKey, secret, hostname, allowsAutomatedTests, report } = options;
  const { verifyUrl, timeout = 5_000 } = options;

  const verdictOf = (answer: unknown): CaptchaVerdict => {
    const said = read(answer);
    if (said?.success === true) {
      if (said.hostname === hostname) return 'solved';
      report(`A reCAPTCHA was solved on ${String(said.hostname)}, but SHOP_URL has the host name ${hostname}.`);
      return 'wrong';
    }
    const faults = Array.isArray(said?.['error-codes']) ? said['error-codes'] : [];
    if (said?.success === false && faults.every((fault) => faultsOfResponse.has(fault))) return 'wrong';
    report(`reCAPTCHA could not be checked: ${faults.join(', ') || 'Google’s answer was not understood'}.`);
    return 'unreachable';
  };

  return {
    siteKey,
    allowsAutomatedTests,
    check: async (response, address) => {
      // An address of a network of one’s own is our web server’s or a proxy’s, not the visitor’s.
      const form = new URLSearchParams({ secret, response, ...(isPublicAddress(address) && { remoteip: address }) });
      try {
        const answer = await askOutside(
          verifyUrl ?? 'https://www.google.com/recaptcha/api/siteverify',
          { method: 'POST', body: form },
          { ms: timeout, bytes: mostOfAnswer, mayBeInside: verifyUrl !== undefined },
        );
        if (!answer.ok) throw new Error(`Google answered ${answer.status}`);
        return verdictOf(JSON.parse(String(answer.body)));
      } catch (error) {
        report(`reCAPTCHA could not be checked: ${error instanceof Error ? error.message : String(error)}.`);
        return 'unreachable';
      }
    },
  };
};
