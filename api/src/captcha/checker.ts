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
