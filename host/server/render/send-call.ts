import type { SendCall } from '../../contract/rendering.ts';

const loadClient = () => Promise.all([import('undici'), import('../http/api-connections.ts')]);
let client: ReturnType<typeof loadClient> | undefined;

/** A body with the headers that it is sent with. The client does not know Node's `FormData`: its bytes are sent. */
const encoded = async ({ headers, body }: Pick<Call, 'headers' | 'body'>) => {
  if (typeof body === 'string' || body === null) return { headers, body };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { headers: { ...headers, 'content-type': type }, body: await form.bytes() };
};

export type Call = Parameters<SendCall>[1] & { url: string };

/**
 * Makes a call without what `fetch` spends on streams, copies and signals, which is more than a third of a page. All of
 * its answer has arrived.
 */
export const answerOf = async ({ url, method, signal, ...sent }: Call) => {
  try {
    // With the first call: it is a third of what a thread loads.
    const [{ request }, { apiConnections }] = await (client ??= loadClient());
    const answer = await request(url, {
      dispatcher: apiConnections,
      method,
      signal,
      ...(await encoded(sent)),
    });
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      headers: { get: (name: string) => answer.headers[name]?.toString() ?? null },
      json: (): unknown => JSON.parse(text),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new TypeError('the API did not answer', { cause: error });
  }
};

/** For a form, of which nothing is noted. */
export const sendCall: SendCall = (url, call) => answerOf({ ...call, url });
