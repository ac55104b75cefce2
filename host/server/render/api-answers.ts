import { AsyncLocalStorage } from 'node:async_hooks';
import type { OfSite } from '../../contract/rendering.ts';
import { onApiConnections } from '../http/api-connections.ts';
import type { RenderCall } from './messages.ts';
import { tracedCall } from './traced-call.ts';
import { WholeAnswer, plainCallOf, wholeAnswer } from './whole-answer.ts';

/** Header by which the API says what an answer was made from: names with spaces between. */
const tagsHeader = 'x-page-tags';
/** What an answer was made from that says nothing; it counts as changed with anything else. */
export const unknownTag = 'unknown';

/** What is noted of a render. */
interface Noted {
  tags: Set<string>;
  calls: RenderCall[];
  /** When the oldest of the kept answers that it used had come (`performance.now()`); its own beginning when it used none. */
  since: number;
}

const notedOfRender = new AsyncLocalStorage<Noted>();

interface Answer {
  status: number;
  headers: [string, string][];
  text: string;
  /** What the text says, frozen: all renders share it. */
  read: () => unknown;
  keptAt: number;
}

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) frozen(one);
  return Object.freeze(value);
};

/** Reads JSON when it is first asked for, once. */
const readOnce = (text: string): (() => unknown) => {
  let known: { value: unknown } | undefined;
  return () => (known ??= { value: frozen(JSON.parse(text)) }).value;
};

/** Not for longer than this, in ms: the web server may not hear what changes. */
const keptFor = 10_000;
const keptAnswers = 50;

const isFresh = (keptAt: number): boolean => performance.now() - keptAt < keptFor;

const kept = new Map<string, Answer>();
/** What was made from kept answers, by name. */
const made = new Map<string, { value: unknown; keptAt: number }>();
let forgotten = 0;

/** Forgets what all pages have in common. */
export const forgetAnswers = (): void => {
  forgotten += 1;
  kept.clear();
  made.clear();
};

/**
 * The name of a call that is asked for everybody: of a render without a visitor, and with nothing but its address and
 * language to tell it from others. Null for any other.
 */
const nameOf = ({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): string | null => {
  if (method !== 'GET' || headers.get('x-render') !== '1' || headers.has('x-visitor-address')) return null;
  return headers.has('authorization') ? null : `${headers.get('accept-language')} ${url}`;
};

const keep = async (name: string, answer: Response, begun: number): Promise<Response> => {
  const text = await answer.text();
  const headers = [...answer.headers].filter(([header]) => header.startsWith('content-type'));
  const read = readOnce(text);
  if (begun === forgotten) {
    kept.set(name, { status: answer.status, headers, text, read, keptAt: performance.now() });
    const [oldest] = kept.keys();
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
  }
  return new WholeAnswer(text, { status: answer.status, headers }, read);
};

/**
 * From now on every answer of the API to a render is noted for its page, and those that name nothing, because
 * they are of the whole site, serve all renders of this thread for some seconds. It is done at `fetch`, so that
 * it holds for builds of any age; so it does for the connections that calls go on, also those of forms. Where `isTraced` each call that is made is noted too.
 */
export const watchAnswers = (isTraced: boolean): void => {
  const fetched = globalThis.fetch;
  const ask: typeof fetch = (input, init) => fetched(input, onApiConnections(init));
  globalThis.fetch = async (input, init) => {
    const noted = notedOfRender.getStore();
    if (!noted) return ask(input, init);
    const { tags, calls } = noted;
    const call = plainCallOf(input, init);
    const request = call ?? new Request(input, init);
    const name = nameOf(request);
    const known = name === null ? undefined : kept.get(name);
    if (known && isFresh(known.keptAt)) {
      noted.since = Math.min(noted.since, known.keptAt);
      return new WholeAnswer(known.text, known, known.read);
    }
    const begun = forgotten;
    const send = async () =>
      (call && (await wholeAnswer(call))) ?? (await ask(request instanceof Request ? request : input, init));
    const answer = await (isTraced && call ? tracedCall(call, calls, send) : send());
    const from = answer.headers.get(tagsHeader);
    for (const tag of from === null ? [unknownTag] : from.split(' ').filter(Boolean)) tags.add(tag);
    return name !== null && from === '' && answer.status === 200 ? keep(name, answer, begun) : answer;
  };
};

const newNoted = (): Noted => ({ tags: new Set(), calls: [], since: performance.now() });

/** Runs a render; answers with it what it was made from, and the calls that were noted. */
export const withTags = async <T>(render: () => Promise<T>): Promise<{ output: T } & Omit<Noted, 'since'>> => {
  const noted = newNoted();
  const output = await notedOfRender.run(noted, render);
  return { output, tags: noted.tags, calls: noted.calls };
};

/**
 * Keeps what a render makes from answers without tags, for all renders of this thread and for as long as these answers are
 * kept. What is made from answers with tags is not kept; its tags are noted of the render that asked for it.
 */
export const ofSite = async <T>(name: string, make: () => Promise<OfSite<T>>): Promise<T> => {
  const known = made.get(name);
  if (known && isFresh(known.keptAt)) return known.value as T; // a name is of one thing
  const noted = newNoted();
  const begun = forgotten;
  const { value, isWhole } = await notedOfRender.run(noted, make);
  const render = notedOfRender.getStore();
  for (const tag of noted.tags) render?.tags.add(tag);
  render?.calls.push(...noted.calls);
  if (isWhole && noted.tags.size === 0 && begun === forgotten) made.set(name, { value, keptAt: noted.since });
  return value;
};
