import { memo } from '@shop/serving/memo';
import type { OfSite, SendCall } from '../../contract/rendering.ts';
import type { RenderCall } from './messages.ts';
import { type Call, answerOf } from './send-call.ts';
import { randomBytes } from 'node:crypto';

/** A page that makes more calls has no spans of the others. */
const callsAtMost = 100;

const now = (): number => performance.timeOrigin + performance.now();

/** Makes a call as a span of its own, which what answers it belongs to, and notes it. */
const tracedCall = async <A extends { status: number }>(
  call: Call,
  calls: RenderCall[],
  send: (call: Call) => Promise<A>,
): Promise<A> => {
  const { url, method, headers } = call;
  const parent = headers['traceparent'];
  if (parent === undefined || calls.length >= callsAtMost) return send(call);
  const [version, trace, , flags] = parent.split('-');
  const span = randomBytes(8).toString('hex');
  const traceparent = [version, trace, span, flags].join('-');
  const noted: RenderCall = { parent, span, method, url, status: 0, begun: now(), ended: 0 };
  calls.push(noted);
  try {
    const answer = await send({ ...call, headers: { ...headers, traceparent } });
    noted.status = answer.status;
    return answer;
  } finally {
    noted.ended = now();
  }
};

/** Header by which the API says what an answer was made from: names with spaces between. */
const tagsHeader = 'x-page-tags';
/** For an answer that does not say what it was made from; it counts as changed with anything else. */
export const unknownTag = 'unknown';

interface Noted {
  tags: Set<string>;
  calls: RenderCall[];
  /** When the oldest of the kept answers that it used had come (`performance.now()`); its own beginning when it used none. */
  since: number;
  /** A build that asks in another way has no answers here. */
  hasAnswers: boolean;
}

const tagsOf = ({ tags, hasAnswers }: Noted): ReadonlySet<string> => (hasAnswers ? tags : new Set([unknownTag]));

interface CachedAnswer {
  /** Frozen: all renders share it. */
  result: unknown;
  storedAt: number;
}

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) frozen(one);
  return Object.freeze(value);
};

/** Not for longer than some seconds: the web server may not hear what changes. */
const bounds = { max: 50, ttl: 10_000 };
const cache = memo<CachedAnswer>(bounds);
/** Made from kept answers, by name. */
const made = memo<{ value: unknown }>(bounds);
let forgotten = 0;

/** Forgets what all pages have in common. */
export const forgetAnswers = (): void => {
  forgotten += 1;
  cache.clear();
  made.clear();
};

/**
 * The name of a call that is asked for everybody: of a render without a visitor, and with nothing but its address and
 * language to tell it from others. Null for any other.
 */
const nameOf = ({ method, url, headers }: Call): string | null => {
  if (method !== 'GET') return null;
  const given = new Map(Object.entries(headers).map(([field, value]) => [field.toLowerCase(), value]));
  if (given.get('x-render') !== '1' || given.has('x-visitor-address') || given.has('authorization')) return null;
  return `${given.get('accept-language')} ${url}`;
};

const noHeaders = { get: () => null };

/**
 * Notes every answer of the API for the page that asks. Those that name nothing, because they are of the whole site, serve
 * all renders of this thread for some seconds.
 */
const noting =
  (noted: Noted, isTraced: boolean): SendCall =>
  async (url, sent) => {
    const call = { ...sent, url };
    const name = nameOf(call);
    const known = name === null ? undefined : cache.get(name);
    noted.hasAnswers = true;
    if (known) {
      noted.since = Math.min(noted.since, known.storedAt);
      return { headers: noHeaders, json: () => known.result };
    }
    const begun = forgotten;
    const answer = await (isTraced ? tracedCall(call, noted.calls, answerOf) : answerOf(call));
    const from = answer.headers.get(tagsHeader);
    for (const tag of from === null ? [unknownTag] : from.split(' ').filter(Boolean)) noted.tags.add(tag);
    if (name === null || from !== '' || answer.status !== 200) return answer;
    const result = frozen(answer.json());
    if (begun === forgotten) cache.set(name, { result, storedAt: performance.now() });
    return { headers: answer.headers, json: () => result };
  };

const newNoted = (): Noted => ({ tags: new Set(), calls: [], since: performance.now(), hasAnswers: false });

interface Means {
  send: SendCall;
  /** As `RenderInput` has it. */
  ofSite<T>(name: string, make: (send: SendCall) => Promise<OfSite<T>>): Promise<T>;
}

/** Runs a render; answers with it what it was made from, and the calls that were noted. */
export const withTags = async <T>(render: (means: Means) => Promise<T>, isTraced = false) => {
  const noted = newNoted();
  /** A value that is made of answers with tags is not kept; its tags are noted of the render that asked for it. */
  const ofSite: Means['ofSite'] = async (name, make) => {
    const known = made.get(name);
    if (known) {
      noted.hasAnswers = true;
      return known.value as never; // a name is of one thing
    }
    const own = newNoted();
    const begun = forgotten;
    const { value, isWhole } = await make(noting(own, isTraced));
    noted.hasAnswers = true;
    for (const tag of tagsOf(own)) noted.tags.add(tag);
    noted.calls.push(...own.calls);
    if (isWhole && tagsOf(own).size === 0 && begun === forgotten) made.set(name, { value }, { since: own.since });
    return value;
  };
  const output = await render({ send: noting(noted, isTraced), ofSite });
  return { output, tags: tagsOf(noted), calls: noted.calls };
};
