import type { ActionContext, ActingAs } from '@shop/contract';
import { createRequestClient } from '@shop/request';
import { serverTransport } from '@shop/request/server';
import type { FormInput, NewGuest } from '../../contract/forms.ts';

type Parts = Pick<FormInput, 'api' | 'send' | 'visitor' | 'language' | 'signal'>;

/**
 * Makes calls as the person who sent the form: the signed-in customer, the known guest, or a new guest where one is
 * needed (SESS-001). A guest's token that the API refuses is replaced once; a customer is never replaced by a guest.
 */
export const formCaller = ({ api, send, visitor, language, signal }: Parts) => {
  const deviceId = visitor.deviceId ?? crypto.randomUUID();
  let guest: NewGuest | null = null;

  const clientWith = (token: string | undefined) =>
    createRequestClient({
      transport: serverTransport({ baseUrl: api.baseUrl, timeout: 10_000, send }),
      language: () => language,
      headers: () => ({ ...api.headers, 'Device-Id': deviceId, ...(token && { Authorization: token }) }),
    });

  const logGuestIn = async (): Promise<string | undefined> => {
    const query = { device_id: deviceId, noAuth: '1' } as const;
    const answer = await clientWith(undefined).call('guestLogin', { query }, { signal });
    if (!answer.ok || !answer.result.token) return undefined;
    guest = { deviceId, token: answer.result.token };
    return guest.token;
  };

  const tokenFor = async (as: ActingAs): Promise<string | undefined> => {
    if (as === 'nobody') return undefined;
    const known = visitor.token ?? guest?.token ?? visitor.guestToken;
    return known ?? (as === 'shopper' ? logGuestIn() : undefined);
  };

  const call: ActionContext['call'] = async (as, name, input) => {
    const token = await tokenFor(as);
    if (as === 'shopper' && !token) return { ok: false, code: 0, message: '' };
    const options = { signal, replay: false };
    const answer = await clientWith(token).call(name, input, options);
    if (answer.code !== 401 || as !== 'shopper' || visitor.token) return answer;
    const renewed = await logGuestIn();
    return renewed ? clientWith(renewed).call(name, input, options) : answer;
  };

  return { call, guest: () => guest };
};
