import { userInfo } from 'node:os';
import { releaseSettings } from './settings.ts';

/** Who changes what is live, and why; both go into the history. */
export interface Note {
  by: string;
  /** The key of who it was, as `team/key`. */
  key?: string;
  why?: string;
}

const accountName = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A user of a container may have no entry in the machine's list.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};

/** The person or service that `RELEASE_BY` names, else the account that runs the command. */
export const whoRuns = (why?: string, env?: NodeJS.ProcessEnv): Note => ({
  by: releaseSettings(env).by ?? accountName(),
  ...(why && { why }),
});
