/** `unreachable`: the service did not say; nothing counts as solved, but trying again may help. */
export type CaptchaVerdict = 'solved' | 'wrong' | 'unreachable';

/** A captcha service. The sandbox knows its own answers; a real one asks its service about each, once. */
export interface CaptchaChecker {
  /** Whether this response came from a solved challenge; `address` is where the caller is. Never rejects. */
  check(response: string, address: string): Promise<CaptchaVerdict>;
  /** Whether `auto_test=1` stands for a solved challenge (AUTH-024). */
  readonly allowsAutomatedTests: boolean;
  /** What browsers load the service's own challenge with; public. None: the storefront has a stand-in. */
  readonly siteKey?: string;
}
