import type { SessionHeaders } from '@shop/request';
import type { SessionRoot } from './slice.ts';

/** The session's headers of every call (document 1 §7.1). */
export const sessionHeaders = ({ session }: SessionRoot): SessionHeaders => ({
  'Device-Id': session.deviceId || undefined,
  Authorization: session.token || undefined,
  indent: session.indent,
  'Is-Pay-Login': session.payLogin,
});
