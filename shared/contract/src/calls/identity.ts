import type { CallTable } from './definition.ts';

/**
 * Sign-in by Google (API-021) and by e-mailed code, the captcha (API-195), sessions, tracking values
 * after a sign-in (API-065).
 */
export const identityCalls = {
  googleLogin: { method: 'GET', path: '/api/login/user/google' },
  googleRecaptcha: { method: 'POST', path: '/api/google/recaptcha', body: 'form' },
  /** This project's own: a code that signs in without a password. */
  signInCode: { method: 'POST', path: '/api/sign_in_code', body: 'form' },
  signInByCode: { method: 'POST', path: '/api/sign_in_by_code', body: 'form' },
  /** This project's own: where a customer is signed in. */
  sessions: { method: 'GET', path: '/api/customer/sessions' },
  endSession: { method: 'DELETE', path: '/api/customer/sessions', body: 'form' },
  endAllSessions: { method: 'POST', path: '/api/customer/end_sessions', body: 'form' },
  tagManager: { method: 'GET', path: '/api/tag_manager' },
} as const satisfies CallTable;
