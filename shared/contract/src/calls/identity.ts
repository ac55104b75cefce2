import type { CallTable } from './definition.ts';

/** Sign-in by Google, the captcha and the values that follow a sign-in (documents 1 §7.2 and §7.3, document 3 §7). */
export const identityCalls = {
  googleLogin: { method: 'GET', path: '/api/login/user/google' },
  googleRecaptcha: { method: 'POST', path: '/api/google/recaptcha', body: 'form' },
  tagManager: { method: 'GET', path: '/api/tag_manager' },
} as const satisfies CallTable;
