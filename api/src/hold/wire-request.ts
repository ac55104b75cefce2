import { calls, type CallDefinition, type CallName } from '@shop/contract';

/** A request as it goes over the wire; `url` is the path with its query. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}
export interface WireAnswer {
  readonly status: number;
  readonly body: string;
}
/** Makes a request of an API and reads its answer to the end. */
export type Send = (request: WireRequest) => Promise<WireAnswer>;

/** Query and body of a call, of whatever type they are. */
export interface WireInput {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** As a URL holds it; half a surrogate pair as the three bytes that no UTF-8 has. */
const percent = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : text.split(/(?=.)/s).map(percentUnit).join('');
const percentUnit = (unit: string): string => (unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80');

const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const pairs = (fields: unknown): (readonly [string, unknown])[] =>
  Object.entries(Object(fields)).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [name, one] as const) : [[name, value] as const],
  );

const urlEncoded = (fields: unknown): string =>
  pairs(fields)
    .map(([name, value]) => `${percent(name)}=${percent(written(value))}`)
    .join('&');

const multipart = async (fields: unknown): Promise<{ type: string; payload: Buffer }> => {
  const form = new FormData();
  for (const [name, value] of pairs(fields)) form.append(name, value instanceof Blob ? value : written(value));
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', payload: Buffer.from(await encoded.arrayBuffer()) };
};

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** A call as a browser would send it, whatever its input is. */
export const wireRequest = async (
  name: CallName,
  { query, body }: WireInput,
  headers: Readonly<Record<string, string>>,
): Promise<WireRequest> => {
  const call: CallDefinition = calls[name];
  const search = urlEncoded(query);
  const request = {
    method: call.method,
    url: search === '' ? call.path : `${call.path}?${search}`,
    headers: { client: 'pc', country: 'ca', ...headers },
  };
  if (call.body === undefined || body === undefined) return request;
  if (call.body === 'multipart') {
    const { type, payload } = await multipart(body);
    return { ...request, headers: { ...request.headers, 'content-type': type }, payload };
  }
  const payload = call.body === 'json' ? JSON.stringify(body) : urlEncoded(body);
  return { ...request, headers: { ...request.headers, 'content-type': mediaTypes[call.body] }, payload };
};

/** Sends over HTTP to an API at `base`, such as http://127.0.0.1:4000; `more` goes with every request. */
export const overHttp =
  (base: string, more: Readonly<Record<string, string>> = {}): Send =>
  async ({ method, url, headers, payload }) => {
    const answer = await fetch(`${base}${url}`, {
      method,
      headers: { ...headers, ...more },
      body: typeof payload === 'string' || payload === undefined ? (payload ?? null) : new Uint8Array(payload),
      redirect: 'manual',
    });
    return { status: answer.status, body: await answer.text() };
  };
