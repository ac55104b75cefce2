import type { CaptchaChecker } from './checker.ts';

/** Used when no captcha service is configured: nothing counts as solved. */
export const closedCaptcha: CaptchaChecker = { check: async () => 'wrong', allowsAutomatedTests: false };
