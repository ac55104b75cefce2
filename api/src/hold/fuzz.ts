import fc from 'fast-check';
import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { inputsOf } from './call-inputs.ts';
import { hostileBodies, hostilePaths, hostileQueries } from './hostile-values.ts';
import { fillCart, giveThings, marker, resultOf, signIn, stateOf, type Headers, type Person } from './fuzz-people.ts';
import { KnownValues } from './known-values.ts';
import { wireRequest, type Send, type WireAnswer, type WireRequest } from './wire-request.ts';

export interface Finding {
  readonly call: string;
  /** Whose token the request had. */
  readonly who: string;
  /** The beginning of the request. */
  readonly request: string;
  /** The beginning of the answer. */
  readonly answer: string;
}
export interface FuzzReport {
  readonly sent: number;
  /** How many answers had each HTTP status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Calls that took none of their inputs: what lies behind their checks was not tried. */
  readonly neverAccepted: readonly string[];
  /** Answers of 5xx. */
  readonly failures: readonly Finding[];
  /** Answers to somebody else that held something of the first customer's. */
  readonly leaks: readonly Finding[];
  /** State of the first customer before and after others used its ids; equal when nothing was changed. */
  readonly before: string;
  readonly after: string;
}
export interface FuzzOptions {
  /** Same seed, same requests, as far as the API's ids are the same. */
  readonly seed: number;
  /** Inputs of each call. */
  readonly runs: number;
  readonly owner: Person;
  readonly other: Person;
}

const names = Object.keys(calls) as CallName[];
const shortened = (text: string): string => (text.length > 600 ? `${text.slice(0, 600)}…` : text);

/** Requests of a call that no schema describes: unreadable bodies and queries. */
const brokenRequests = async (name: CallName, headers: Headers): Promise<WireRequest[]> => {
  const plain = await wireRequest(name, {}, headers);
  const queries = hostileQueries.map((query) => ({ ...plain, url: `${plain.url}?${query}` }));
  const { body }: CallDefinition = calls[name];
  if (!body) return queries;
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const bodies = hostileBodies.flatMap((payload, place) => {
    const type = types[place % types.length] ?? '';
    return (body === 'json' ? ['application/json', type] : [types[1] ?? '', type]).map((contentType) => ({
      ...plain,
      headers: { ...plain.headers, 'content-type': contentType },
      payload,
    }));
  });
  return [...queries, ...bodies];
};

/**
 * Makes every call of the contract with generated inputs, as a customer, a guest and nobody, who all know the ids of
 * another customer.
 */
export const fuzz = async (send: Send, { seed, runs, owner, other }: FuzzOptions): Promise<FuzzReport> => {
  const statuses: Record<number, number> = {};
  const failures: Finding[] = [];
  const leaks: Finding[] = [];
  const refused = new Set<CallName>(names);
  const secrets = [marker, owner.email];
  const [owned, known] = [new KnownValues(secrets), new KnownValues(secrets)];
  const own = await signIn(send, owner);
  await giveThings(send, own, marker, owned);
  const before = await stateOf(send, own, owned);

  const judge = (call: string, who: string, request: WireRequest, { status, body }: WireAnswer): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    const text = `${request.method} ${request.url} ${String(request.payload ?? '')}`;
    const finding = { call, who, request: shortened(text), answer: shortened(`${status} ${body}`) };
    if (status >= 500) failures.push(finding);
    if (secrets.some((secret) => body.includes(secret))) leaks.push(finding);
  };

  const tokens = new Map<string, Headers>();
  const tokenOf = async (who: string): Promise<Headers> => {
    if (who === 'nobody') return {};
    const headers = tokens.get(who) ?? (await signIn(send, who === 'other' ? other : null));
    tokens.set(who, headers);
    return headers;
  };
  const make = async (name: CallName, who: string, request: WireRequest): Promise<void> => {
    const answer = await send(request);
    judge(name, who, request, answer);
    // The call may have ended the session that it was made in.
    if (answer.status === 200 ? name === 'logout' : answer.status === 401 && who === 'other') tokens.delete(who);
    if (answer.status !== 200) return;
    refused.delete(name);
    if (who === 'other') known.learn(resultOf(answer.body));
  };

  await giveThings(send, await tokenOf('other'), 'Other', known);
  await stateOf(send, await tokenOf('other'), known);
  for (const [place, name] of names.entries()) {
    await fillCart(send, await tokenOf('other'), 'Other', known);
    const inputs = fc.sample(inputsOf(name, [owned.values, known.values]), { seed: seed + place, numRuns: runs });
    for (const [run, input] of inputs.entries()) {
      const who = ['other', 'guest', 'other', 'nobody'][run % 4] ?? 'other';
      await make(name, who, await wireRequest(name, input, await tokenOf(who)));
    }
    for (const request of await brokenRequests(name, await tokenOf('other'))) await make(name, 'other', request);
  }
  for (const url of hostilePaths) {
    const request = { method: 'GET', url, headers: { client: 'pc', range: 'bytes=-99999999999999999999' } };
    judge(url, 'nobody', request, await send(request));
  }
  const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const after = await stateOf(send, own, new KnownValues([]));
  return { sent, statuses, neverAccepted: [...refused], failures, leaks, before, after };
};
