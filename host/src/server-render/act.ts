import type { ActionContext, ActionResult, ActingAs } from '@shop/contract';
import type { FormInput, FormOutput, NewGuest } from '../../contract/forms.ts';
import { serverRemotes } from '../federation/server.ts';
import { createRequestClient } from '@shop/request';
import { serverTransport } from '@shop/request/server';

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

interface Taker {
  action?: (context: ActionContext) => Promise<ActionResult>;
}

/** The fields of a form as text; none where the body cannot be read. Files are left out. */
export const fieldsOf = async (type: string, body: string): Promise<URLSearchParams> => {
  const fields = new URLSearchParams();
  try {
    const sent = new Response(body, { headers: { 'content-type': type } });
    for (const [name, value] of await sent.formData()) if (typeof value === 'string') fields.append(name, value);
  } catch {
    return new URLSearchParams();
  }
  return fields;
};

/** Has a form taken by the page or part of a remote that it is for. @throws when that does not arrive or throws itself */
export const act = async (input: FormInput): Promise<FormOutput> => {
  const { remote, expose, remotes, report, url, origin, language, from } = input;
  const loader = serverRemotes(remotes, (error) => report(error.fault, error));
  const { action } = await loader.load<Taker>(remote, expose);
  if (!action) throw new Error(`${expose} of ${remote} takes no form`);
  const { call, guest } = formCaller(input);
  const fields = await fieldsOf(input.type, input.body);
  return { answer: await action({ url: new URL(url, origin), language, fields, from, call }), guest: guest() };
};
