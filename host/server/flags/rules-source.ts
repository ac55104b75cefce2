import { renderHeaders } from '../http/api-headers.ts';
import type { Settings } from '../settings.ts';
import { type FollowedRules, type RulesOptions, fileText, followRules } from './follow-rules.ts';

const timeout = 2_000;

/** The rules that operators have given to the API; null where it has none, or is a backend without them. */
const rulesOfApi =
  ({ apiUrl, webSecret }: Pick<Settings, 'apiUrl' | 'webSecret'>) =>
  async (): Promise<string | null> => {
    const answer = await fetch(`${apiUrl}/web/flags`, {
      headers: renderHeaders(webSecret, null),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    return text;
  };

/** Follows the rules of flags where the settings say that they are: a file, else the API, which knows its web servers. */
export const followSettings = (
  settings: Pick<Settings, 'flagsFile' | 'apiUrl' | 'webSecret'>,
  options: Omit<RulesOptions, 'read'>,
): FollowedRules => {
  if (settings.flagsFile) return followRules({ ...options, read: fileText(settings.flagsFile) });
  if (!settings.webSecret) return { close: () => undefined };
  return followRules({ ...options, read: rulesOfApi(settings) });
};
