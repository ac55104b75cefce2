import { readFile } from 'node:fs/promises';
import { type FlagRules, checkFlagRules } from '@shop/contract/flag-rules';
import type { FastifyBaseLogger } from 'fastify';
import { renderHeaders } from '../http/api-headers.ts';
import { eachSecond } from '../http/each-second.ts';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'flagsFile' | 'apiUrl' | 'webSecret'>;

const timeout = 2_000;

/** The rules that operators have given to the API; null where it has none, or is a backend without them. */
const ofApi = async ({ apiUrl, webSecret }: Place): Promise<string | null> => {
  const answer = await fetch(`${apiUrl}/web/flags`, {
    headers: renderHeaders(webSecret, null),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await answer.text();
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  return text;
};

/** The text of a file; null without it. */
const ofFile = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Looks each second whether the rules of flags are others where the settings say that they are: in a file, else with the
 * API, which knows its web servers. A document with anything wrong is refused with every problem named, and the last good
 * one stays; so it does while there is none to be had. Without a document no flag has rules.
 */
export const followRules = (
  place: Place,
  { onRules, log }: { onRules(rules: FlagRules): void; log: FastifyBaseLogger },
): { close(): void } => {
  if (!place.flagsFile && !place.webSecret) return { close: () => undefined };
  let last: string | null = null;
  const look = async (ending: AbortSignal): Promise<void> => {
    const text = await (place.flagsFile ? ofFile(place.flagsFile) : ofApi(place));
    if (text === last || ending.aborted) return;
    last = text;
    const checked = text === null ? { rules: {} } : checkFlagRules(text);
    if ('problems' in checked) {
      log.error({ problems: checked.problems }, 'the rules of flags are refused, the last good ones stay');
      return;
    }
    onRules(checked.rules);
    log.info({ flags: Object.keys(checked.rules) }, 'rules of flags were taken');
  };
  return eachSecond(look, {
    log,
    failed: 'the rules of flags cannot be read, the last good ones stay',
    again: 'the rules of flags are there again',
  });
};
