import type { CaptchaChecker } from './checker.ts';

/** The response of the storefront's own challenge. It is public, because a sandbox has nothing to protect. */
const solved = /^sandbox\.[0-9a-f]{32}$/;

/** Stands in for the real service, with its answers in their shape: development and tests need no outside service. */
export const sandboxCaptcha: CaptchaChecker = {
  check: async (response) => (solved.test(response) ? 'solved' : 'wrong'),
  allowsAutomatedTests: true,
};
