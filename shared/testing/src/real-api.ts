import { jest } from '@jest/globals';
import { getConfig } from '@testing-library/dom';
import { bypass, http, HttpResponse } from 'msw';
import { calls, type CallInput, type CallName, type CallResult, type Language } from '@shop/contract';
import { sandboxAccountsPath, type AccountRequest, type MadeAccount } from '@shop/contract/sandbox';
import { createRequestClient, type CallOutcome } from '@shop/request';
import type { Visitor } from './customer-arrives.ts';
import { server, useServer } from './server.ts';

/** A letter or text message as the sandbox's mailbox has it. */
interface Letter {
  to: string;
  subject: string;
  text: string;
}

type OwnCustomer = Visitor & MadeAccount;

export interface RealApi {
  /** Makes a call past the page, as this visitor or as nobody, in English unless told. Throws when it is refused. */
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    visitor?: Visitor,
    language?: Language,
  ): Promise<CallResult<N>>;
  /** A new guest. */
  guest(): Promise<Visitor>;
  /** A new customer; all that is left out is as after a registration whose address was confirmed. */
  customer(request?: AccountRequest): Promise<OwnCustomer>;
  /** Signs a customer of the fixture's world in (`api/src/testing/fixture-people.ts`). */
  signIn(email?: string): Promise<Visitor>;
  /** Messages to an email address or phone number, newest first. */
  letters(to: string): Promise<Letter[]>;
  /** Token of the sandbox's card provider for a Visa card ending in 1111. */
  cardToken(): Promise<string>;
  /** Sets the API's clock, which stands still at 2026-06-01T12:00Z. */
  setClock(now: string): Promise<void>;
  /** Has a product of the fixture's world picked up by its buyers from now on. */
  makePickedUp(productId: number): Promise<void>;
  /** Runs a line of `pnpm operator`, such as `orders pack …`, and answers what it prints. */
  operate(line: string): Promise<string>;
}

/**
 * A test has all of a page and its API to itself, and the first of a run waits for PostgreSQL; a busy machine is slow.
 * It is longer than one wait of `findBy…`, whose failure names what is missing.
 */
const timeout = 240_000;

/** Waits as `findBy…` does: a page that is in view meanwhile may change. */
const aside = getConfig().asyncWrapper;

/** A request that msw lets through. */
const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
  const reply: Response = await aside(() => fetch(bypass(url, init)));
  if (!reply.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${await reply.text()}`);
  return reply;
};
const askJson = async <T>(url: string, body?: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', client: 'pc' };
  const reply = await ask(url, body && { method: 'POST', headers, body: JSON.stringify(body) });
  return reply.json() as Promise<T>; // what each of these addresses answers is known to its caller
};

/** Where one asks for an API: `api/src/testing/pages` says it, and starts the process when it is first asked. */
const openApi = async (): Promise<{ url: string; own: string }> => {
  const door = process.env['API_FOR_PAGES'];
  if (!door) throw new Error('API_FOR_PAGES is not set: the real API is there in the whole workspace alone.');
  const keeper = await (await ask(door)).text();
  const { url, path } = await askJson<{ url: string; path: string }>(keeper, {});
  return { url, own: keeper + path };
};

const isCall = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));

const pending = new Set<Promise<Response>>();

/** Every call of the contract goes to the API; what is none stays unanswered. */
const sentOn = (url: string) =>
  http.all(
    ({ request }) => isCall.has(`${request.method} ${new URL(request.url).pathname}`),
    async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.arrayBuffer();
      const { method, headers } = request;
      const sent = fetch(bypass(url + pathname + search, { method, headers, ...(body.byteLength > 0 && { body }) }));
      pending.add(sent);
      const reply = await sent.finally(() => pending.delete(sent));
      // It arrives unpacked.
      const answered = new Headers(reply.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) answered.delete(name);
      return new HttpResponse(await reply.arrayBuffer(), { status: reply.status, headers: answered });
    },
  );

/**
 * Called once at the top of a test file in place of `useServer`: the pages are answered by the real API over a database
 * of this file's own. `server.use(answer(…))` still replaces one call for one test, such as one that fails.
 */
export const useRealApi = (): RealApi => {
  useServer();
  jest.setTimeout(timeout);
  const api = { url: '', own: '' };
  beforeAll(async () => {
    Object.assign(api, await openApi());
  });
  beforeEach(() => server.use(sentOn(api.url)));
  // A test is a browser of its own, of which nothing is asked once it is over.
  afterEach(async () => {
    await aside(() => Promise.allSettled(pending));
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterAll(() => ask(api.own, { method: 'DELETE' }));

  const call: RealApi['call'] = async (name, input, visitor, language = 'en') => {
    const client = createRequestClient({
      baseUrl: api.url,
      headers: () => (visitor ? { Authorization: visitor.token } : {}),
      language: () => language,
      retries: 0,
    });
    const outcome: CallOutcome<CallResult<typeof name>> = await aside(() =>
      client.call(name, input, { background: true }),
    );
    if (!outcome.ok) throw new Error(`${name} answered ${outcome.code}: ${outcome.message}`);
    return outcome.result;
  };
  return {
    call,
    guest: async () => {
      const { token } = await call('guestLogin', { query: { device_id: crypto.randomUUID() } });
      return { kind: 'guest', token };
    },
    customer: async (request = {}) => {
      const made = await askJson<MadeAccount>(api.url + sandboxAccountsPath, request);
      return { kind: 'customer', ...made };
    },
    signIn: async (email = 'ada@example.com') => {
      const { token } = await call('login', { body: { email, password: 'Maple2026' } });
      return { kind: 'customer', token: token ?? '' };
    },
    letters: async (to) => {
      const all = await askJson<Letter[]>(`${api.url}/dev/mailbox.json`);
      return all.filter((letter) => letter.to === to);
    },
    cardToken: async () => {
      const card = { number: '4111 1111 1111 1111', expiration_month: '12', expiration_year: '2039', cvv: '123' };
      const typed = { client_token: 'sandbox', ...card };
      return (await askJson<{ token: string }>(`${api.url}/dev/cards/tokens`, typed)).token;
    },
    setClock: async (now) => {
      await ask(api.own, { method: 'PUT', body: JSON.stringify({ now }) });
    },
    makePickedUp: async (productId) => {
      await ask(api.own, { method: 'PUT', body: JSON.stringify({ pickedUp: productId }) });
    },
    operate: async (line) => {
      const reply = await ask(api.own, { method: 'PUT', body: JSON.stringify({ operated: line.split(' ') }) });
      return ((await reply.json()) as { printed: string }).printed; // what the keeper answers to it
    },
  };
};
