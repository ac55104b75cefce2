import { createHash } from 'node:crypto';
import { type CallResult, type Envelope, calls, client, country, isPlusGroup } from '@shop/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { onApiConnections } from '../http/api-connections.ts';
import { visitorHeaders } from '../http/api-headers.ts';
import { cookieNames } from '../http/cookies.ts';
import type { Settings } from '../settings.ts';

/** Whether whoever asks is a member of Plus+. Never rejects: who could not be asked about is none. */
export type IsMember = (request: FastifyRequest) => Promise<boolean>;

interface MembersOptions extends Pick<Settings, 'apiUrl' | 'webSecret'> {
  /** A page waits no longer for it than for what is rendered. */
  rendering: Pick<Settings['rendering'], 'limit'>;
  log: FastifyBaseLogger;
  now?: (() => number) | undefined;
}

interface Known {
  isMember: Promise<boolean>;
  /** ms since 1970. */
  until: number;
}

/** So long an answer is believed, in ms; and that there was none. */
const believedFor = 60_000;
const missedFor = 5_000;

/**
 * Asks the API, with the session of the one who asks, once a minute for each session. Who is not signed in is asked
 * about nowhere.
 */
export const membersOf = ({ apiUrl, webSecret, rendering, log, now = Date.now }: MembersOptions): IsMember => {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  let isTold = false;

  const ask = async (request: FastifyRequest, token: string): Promise<boolean> => {
    const { method, path } = calls.accountInformation;
    const asked = onApiConnections({
      method,
      headers: { ...visitorHeaders(webSecret, request), client, country, authorization: token },
      signal: AbortSignal.timeout(rendering.limit),
    });
    const answer = await fetch(apiUrl + path, asked);
    if (answer.status >= 500) throw new Error(`the API answered ${answer.status}`);
    const { code, result } = (await answer.json()) as Envelope<CallResult<'accountInformation'>>; // the API checks its own answers
    isTold = false;
    return code === 200 && isPlusGroup(result.customer_group);
  };

  return (request) => {
    const token = request.cookies[cookieNames.token];
    if (!token) return Promise.resolve(false);
    const key = createHash('sha256').update(token).digest('base64url');
    const found = known.get(key);
    if (found && now() < found.until) return found.isMember;
    const one: Known = {
      until: now() + believedFor,
      isMember: ask(request, token).catch((error: unknown) => {
        one.until = now() + missedFor;
        if (!isTold) log.warn({ reason: String(error) }, 'members of Plus+ could not be told from others for flags');
        isTold = true;
        return false;
      }),
    };
    known.set(key, one);
    return one.isMember;
  };
};
