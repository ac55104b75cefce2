import { BlockList, isIP, isIPv6 } from 'node:net';
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
  patience?: number;
}

/** What Google finds fault with in a response; any other code is about the secret or the request. */
const faultsOfResponse: ReadonlySet<unknown> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** Whether Google may be told this address. A private one belongs to our web server or a proxy, not to the visitor. */
const isVisitors = (address: string): boolean =>
  isIP(address) !== 0 && !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** The fields of Google's answer that count; null when it is not an object. */
const read = (answer: unknown): { success?: unknown; hostname?: unknown; 'error-codes'?: unknown } | null =>
  typeof answer === 'object' ? answer : null;

/** reCAPTCHA v2, the checkbox: each response is asked about at Google's siteverify, which takes it once. */
export const googleCaptcha = (options: GoogleCaptchaOptions): CaptchaChecker => {
  const { siteKey, secret, hostname, allowsAutomatedTests, report } = options;
  const { verifyUrl = 'https://www.google.com/recaptcha/api/siteverify', patience = 5_000 } = options;

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
      const form = new URLSearchParams({ secret, response, ...(isVisitors(address) && { remoteip: address }) });
      try {
        const answer = await fetch(verifyUrl, { method: 'POST', body: form, signal: AbortSignal.timeout(patience) });
        if (!answer.ok) throw new Error(`Google answered ${answer.status}`);
        return verdictOf(await answer.json());
      } catch (error) {
        report(`reCAPTCHA could not be checked: ${error instanceof Error ? error.message : String(error)}.`);
        return 'unreachable';
      }
    },
  };
};
