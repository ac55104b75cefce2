import { randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, cookieOptions, lifetimes, visitorOf } from '../http/cookies.ts';
import type { ApiAnswer, ApiCall } from './api-call.ts';

function tokenIn({ code, result }: ApiAnswer): string | null {
  if (code !== 200 || typeof result !== 'object' || result === null || !('token' in result)) return null;
  return typeof result.token === 'string' && result.token !== '' ? result.token : null;
}

/**
 * Makes calls as the person who sent the form: the signed-in customer, the known guest, or a new guest, who then
 * gets the cookies `deviceId` and `GuestToken`. A guest token that the API refuses is replaced once.
 */
export function formCaller(call: ApiCall, request: FastifyRequest, reply: FastifyReply) {
  const visitor = visitorOf(request);
  const deviceId = visitor.deviceId ?? randomUUID();
  const address = request.ip;

  async function newGuest(): Promise<string | null> {
    const token = tokenIn(
      await call('guestLogin', { query: { device_id: deviceId, noAuth: '1' } }, { deviceId, token: null, address }),
    );
    if (!token) return null;
    reply.setCookie(cookieNames.deviceId, deviceId, cookieOptions(lifetimes.deviceId));
    reply.setCookie(cookieNames.guestToken, token, cookieOptions(lifetimes.guestToken));
    return token;
  }

  return async <N extends CallName>(name: N, input: CallInput<N>): Promise<ApiAnswer> => {
    const token = visitor.token ?? visitor.guestToken ?? (await newGuest());
    if (!token) return { code: 0, result: null };
    const answer = await call(name, input, { deviceId, token, address });
    if (answer.code !== 401 || visitor.token) return answer;
    const renewed = await newGuest();
    return renewed ? call(name, input, { deviceId, token: renewed, address }) : answer;
  };
}
