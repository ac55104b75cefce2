import type { Handlers } from '../call.ts';
import { addressHandlers } from './addresses.ts';
import { applicationHandlers } from './applications.ts';
import { listHandlers } from './lists.ts';
import { messageHandlers } from './messages.ts';
import { newsletterHandlers } from './newsletter.ts';
import { deletionHandlers, ownDataHandlers } from './own-data.ts';
import { profileHandlers } from './profile.ts';
import { sessionHandlers } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';

export const peopleHandlers: Handlers = {
  ...signInHandlers,
  ...sessionHandlers,
  ...profileHandlers,
  ...addressHandlers,
  ...listHandlers,
  ...applicationHandlers,
  ...messageHandlers,
  ...ownDataHandlers,
};

/** Those that need a secret key. */
export const peopleAdminHandlers: Handlers = { ...newsletterHandlers, ...deletionHandlers };
