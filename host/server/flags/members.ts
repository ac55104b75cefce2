import { createHash } from 'node:crypto';
import { type CallResult, type Envelope, calls, client, country, isPlusGroup } from '@shop/contract';
import { memo } from '@shop/serving/memo';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
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

/** So long an answer is believed, in ms; and that there was none. */
const believedFor = 60_000;
const missedFor = 5_000;

/**
 * Asks the API, with the session of the one who asks, once a minute for each session. Who is not signed in is asked
 * about nowhere.
 */
export const membersOf = ({ apiUrl, webSecret, rendering, log, now }: MembersOptions): IsMember => {
  const known = memo<Promise<boolean>>({ max: 10_000, ttl: believedFor, now });
  let isReported = false;

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
    isReported = false;
    return code === 200 && isPlusGroup(result.customer_group);
  };

  return (request) => {
    const token = request.cookies[cookieNames.token];
    if (!token) return Promise.resolve(false);
    const key = createHash('sha256').update(token).digest('base64url');
    return known.of(key, () => {
      const isMember: Promise<boolean> = ask(request, token).catch((error: unknown) => {
        void known.set(key, isMember, { ttl: missedFor });
        if (!isReported)
          log.warn({ reason: String(error) }, 'members of Plus+ could not be told from others for flags');
        isReported = true;
        return false;
      });
      return isMember;
    });
  };
};
