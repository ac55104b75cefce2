import type { Queryable } from './database/connection.ts';
import { sandboxPushKeys } from './push/sandbox-keys.ts';
import { closedPush, type PushSender } from './push/sender.ts';
import { webPush } from './push/web-push.ts';
import type { Settings } from './settings.ts';

/** Push messages with the keys of the settings, in the sandbox with keys of its own, else none. */
export const pushFrom = async (
  { push, sandbox }: Pick<Settings, 'push' | 'sandbox'>,
  db: Queryable,
): Promise<PushSender> => {
  if (push) return webPush(push, sandbox);
  return sandbox ? webPush(await sandboxPushKeys(db), sandbox) : closedPush;
};
