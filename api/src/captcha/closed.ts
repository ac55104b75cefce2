import type { CaptchaChecker } from './checker.ts';

/** No captcha service is configured: nothing counts as solved, so nobody registers by machine. */
export const closedCaptcha: CaptchaChecker = { check: async () => 'wrong', allowsAutomatedTests: false };
