/** The response of the storefront's own challenge. It is public, because a sandbox has nothing to protect. */
const solved = /^sandbox\.[0-9a-f]{32}$/;

/** Stands in for the real service, with its answers in their shape: development and tests need no outside service. */
export const sandboxCaptcha: CaptchaChecker = {
  check: async (response) => (solved.test(response) ? 'solved' : 'wrong'),
  allowsAutomatedTests: true,
};

/** Used when no captcha service is configured: nothing counts as solved. */
export const closedCaptcha: CaptchaChecker = { check: async () => 'wrong', allowsAutomatedTests: false };

/** `unreachable`: the service did not answer; nothing counts as solved, but trying again may help. */
export type CaptchaVerdict = 'solved' | 'wrong' | 'unreachable';

/** A captcha service. The sandbox knows its own answers; the real one asks Google about each response, once. */
export interface CaptchaChecker {
  /** Whether this response came from a solved challenge; `address` is where the caller is. Never rejects. */
  check(response: string, address: string): Promise<CaptchaVerdict>;
  /** Whether `auto_test=1` stands for a solved challenge (AUTH-024). */
  readonly allowsAutomatedTests: boolean;
  /** The public key with which browsers load the service's own challenge. Absent: the storefront shows a stand-in. */
  readonly siteKey?: string;
}
