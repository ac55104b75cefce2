import type { SessionHeaders } from '@shop/request';
import type { SessionRoot } from './slice.ts';

/** The session's headers of every call (REQ-005 to REQ-008). */
export const sessionHeaders = ({ session }: SessionRoot): SessionHeaders => ({
  'Device-Id': session.deviceId || undefined,
  Authorization: session.token || undefined,
  indent: session.indent,
  'Is-Pay-Login': session.payLogin,
});
