import type { Redis } from 'ioredis';
import type { PageRecord } from './page-record.ts';

// Each script is one step of the store. Times are the store's own, in microseconds, so that the clocks of web servers
// need not agree.
const clock = `local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000000 + time[2])
`;

/** KEYS: page, lock, changes. ARGV: token, oldest age in microseconds, ms that a lock holds. */
const findScript = `${clock}
local page = redis.call('HMGET', KEYS[1], 'begun', 'tags', 'facts', 'body', 'state', 'seal')
if page[1] then
  local good = now - page[1] <= tonumber(ARGV[2])
  if good then
    for _, at in ipairs(redis.call('ZMSCORE', KEYS[3], unpack(cjson.decode(page[2])))) do
      if at and tonumber(at) >= tonumber(page[1]) then good = false end
    end
  end
  if good then return {'page', string.format('%.0f', now - page[1]), page[2], page[3], page[4], page[5], page[1], page[6] or ''} end
end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[3]) then return {'make', now} end
return {redis.call('GET', KEYS[2]) == 'unkept' and 'unkept' or 'wait'}
`;

/** KEYS: page, lock. ARGV: token, ms that the page is kept, and begun, tags, facts, body, state, seal. */
const keepScript = `
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
local before = redis.call('HGET', KEYS[1], 'begun')
if before and tonumber(before) > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], 'begun', ARGV[3], 'tags', ARGV[4], 'facts', ARGV[5], 'body', ARGV[6], 'state', ARGV[7], 'seal', ARGV[8])
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`;

/** KEYS: lock. ARGV: token. Those who wait make the page each for themselves. */
const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], 'unkept', 'PX', 1000) end
return 0
`;

/** KEYS: changes. ARGV: microseconds that a change is remembered, then tags. */
const forgetScript = `${clock}
for place = 2, #ARGV do redis.call('ZADD', KEYS[1], now, ARGV[place]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[1])
return redis.call('PEXPIRE', KEYS[1], math.floor(ARGV[1] / 1000))
`;

interface Lookup {
  page: string;
  lock: string;
  changes: string;
  token: string;
  /** In ms, as `patience`. */
  maxAge: number;
  timeout: number;
}

export type Looked =
  | { kind: 'page'; record: PageRecord; age: number; begun: string; signature: string }
  /** This server makes it; its time is the store's. */
  | { kind: 'make'; begun: string }
  /** Another server makes it; or has made it and it is not for everybody. */
  | { kind: 'wait' | 'unkept' };

export const findPage = async (
  store: Redis,
  { page, lock, changes, token, maxAge, timeout }: Lookup,
): Promise<Looked> => {
  // The script's own answer.
  const [kind, ...rest] = (await store.callBuffer(
    'EVAL',
    findScript,
    3,
    page,
    lock,
    changes,
    token,
    Math.floor(maxAge * 1_000),
    timeout,
  )) as Buffer[];
  const [first = '', tags = '[]', facts = '{}', body, state, begun = '', signature = ''] = rest;
  switch (String(kind)) {
    case 'page':
      return {
        kind: 'page',
        age: Number(first) / 1_000,
        begun: String(begun),
        signature: String(signature),
        record: {
          facts: String(facts),
          body: body ?? Buffer.alloc(0),
          state: state ?? Buffer.alloc(0),
          tags: (JSON.parse(String(tags)) as string[]).filter((tag) => tag !== '*'),
        },
      };
    case 'make':
      return { kind: 'make', begun: String(first) };
    default:
      return { kind: String(kind) === 'unkept' ? 'unkept' : 'wait' };
  }
};

interface StoreRequest {
  page: string;
  lock: string;
  token: string;
  begun: string;
  /** Null for a page that is not for everybody. */
  record: PageRecord | null;
  signature: string;
  ttl: number;
}

export const keepPage = async (
  store: Redis,
  { page, lock, token, begun, record, signature, ttl }: StoreRequest,
): Promise<unknown> => {
  if (!record) return store.eval(releaseScript, 1, lock, token);
  const tags = JSON.stringify(['*', ...record.tags]);
  const { facts, body, state } = record;
  return store.eval(keepScript, 2, page, lock, token, ttl, begun, tags, facts, body, state, signature);
};

export const forgetTags = (store: Redis, changes: string, tags: readonly string[], ttl: number): Promise<unknown> =>
  store.eval(forgetScript, 1, changes, ttl * 1_000, ...tags);
