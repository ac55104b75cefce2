import type { CallTable } from './definition.ts';

/** Identity, the customer's own data and notifications. */
export const accountCalls = {
  guestLogin: { method: 'GET', path: '/api/guest/login' },
  registerStatus: { method: 'GET', path: '/api/register_status' },
  register: { method: 'POST', path: '/api/register', body: 'form' },
  login: { method: 'POST', path: '/api/login', body: 'form' },
  logout: { method: 'POST', path: '/api/logout', body: 'form' },
  verifyStatus: { method: 'GET', path: '/api/verify_status' },
  tokenCheck: { method: 'GET', path: '/api/token_check' },
  verifyEmail: { method: 'POST', path: '/api/verify_email', body: 'form' },
  verifyEmailCode: { method: 'POST', path: '/api/verify_email_code', body: 'form' },
  forgotPassword: { method: 'POST', path: '/api/forgot_password', body: 'form' },
  verifyCodeEmail: { method: 'POST', path: '/api/verify_code_email', body: 'form' },
  verifyToken: { method: 'POST', path: '/api/verify_token', body: 'form' },
  /** This project's own: an address that is confirmed where nobody is signed in to its account. */
  confirmEmail: { method: 'POST', path: '/api/confirm_email', body: 'form' },
  resetPassword: { method: 'PUT', path: '/api/reset', body: 'form' },
  modifyPassword: { method: 'PUT', path: '/api/password_modify', body: 'form' },
  subscribePrecheck: { method: 'POST', path: '/api/subscribe/precheck', body: 'form' },
  accountInit: { method: 'GET', path: '/api/account/init' },
  accountInformation: { method: 'GET', path: '/api/account/information' },
  updateAccountInformation: { method: 'PUT', path: '/api/account/information', body: 'form' },
  systemNotes: { method: 'GET', path: '/api/customer/get_system_notes' },
  updateSystemNotes: { method: 'POST', path: '/api/customer/update_system_notes', body: 'form' },
} as const satisfies CallTable;
