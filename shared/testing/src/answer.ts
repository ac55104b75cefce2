import { http, HttpResponse, type HttpHandler } from 'msw';
import { calls, type CallInput, type CallName, type CallResult, type Envelope } from '@shop/contract';

export interface Asked<N extends CallName> {
  query: URLSearchParams;
  body: CallInput<N>['body'];
  headers: Headers;
}

type Answer<T> = T | Partial<Envelope<T>>;
type Responder<N extends CallName> = (asked: Asked<N>) => Answer<CallResult<N>> | Promise<Answer<CallResult<N>>>;

/** The fields of form-data by name; one that comes more than once is a list, as are files. */
const fieldsOf = (form: FormData): Record<string, unknown> => {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first, ...more] = form.getAll(name);
      return [name, more.length === 0 && typeof first === 'string' ? first : [first, ...more]];
    }),
  );
};

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return fieldsOf(await request.formData());
  const text = await request.text();
  if (text === '') return undefined;
  const json = request.headers.get('content-type')?.includes('json');
  return json ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

const isEnvelope = (answer: unknown): answer is Partial<Envelope> =>
  typeof answer === 'object' && answer !== null && 'code' in answer && !('grand_total' in answer);

/**
 * A msw handler for one call of the contract, wherever its base URL: give the result, or an envelope
 * (`{ code: 400, message: 'Min qty is 2' }`), or a function of what was asked.
 */
export const answer = <N extends CallName>(name: N, given: Answer<CallResult<N>> | Responder<N>): HttpHandler => {
  const { method, path } = calls[name];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](`*${path}`, async ({ request }) => {
    const asked = { query: new URL(request.url).searchParams, headers: request.headers };
    const body = (await bodyOf(request.clone())) as CallInput<N>['body']; // the test's own client sent it
    const result = typeof given === 'function' ? await (given as Responder<N>)({ ...asked, body }) : given;
    const envelope: Envelope = { code: 200, message: '', type: 'success', result: null };
    Object.assign(envelope, isEnvelope(result) ? result : { result });
    const status = envelope.code >= 400 && envelope.code < 600 ? envelope.code : 200;
    return HttpResponse.json(envelope as never, { status });
  });
};

/** The call is refused because there were too many of them, for as many seconds. */
export const tooMany = (name: CallName, seconds: number, code: 429 | 2002 = 429): HttpHandler => {
  const { method, path } = calls[name];
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const envelope = { code, message: 'Too many requests.', type: 'error', result: null };
  const headers = { 'Retry-After': String(seconds) };
  return http[verb](`*${path}`, () => HttpResponse.json(envelope, { status: 429, headers }));
};

/** The call gets no answer: the connection breaks. */
export const breakConnection = (name: CallName): HttpHandler => {
  const { method, path } = calls[name];
  return http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](`*${path}`, () => HttpResponse.error());
};

/** A msw handler for a POST to what is no call of the contract, such as a provider's own server: JSON in, JSON out. */
export const answerOutside = (path: string, given: (body: unknown) => object, status = 200): HttpHandler =>
  http.post(`*${path}`, async ({ request }) => HttpResponse.json(given(await request.json()), { status }));

const names = new Map(Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]));

/** Refuses calls of the contract as a backend does that has only a part of it. */
export const refuseCalls = (isRefused: (name: CallName) => boolean): HttpHandler =>
  http.all(
    ({ request }) => {
      const name = names.get(`${request.method} ${new URL(request.url).pathname}`);
      return name !== undefined && isRefused(name);
    },
    () => HttpResponse.json({ code: 404, message: '', type: 'error', result: null }, { status: 404 }),
  );
