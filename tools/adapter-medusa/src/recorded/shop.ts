import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  calls,
  type CallDefinition,
  type CallInput,
  type CallName,
  type CallResult,
  type Envelope,
} from '@shop/contract';
import { backendOf } from '../backend.ts';
import { adapterServer } from '../server.ts';
import type { Backend } from '../call.ts';
import { recordedMedusa, type RecordedMedusa } from './medusa.ts';

const answers = path.resolve(import.meta.dirname, 'answers');

/** Where recordings are made anew: `MEDUSA_RECORD=http://localhost:9000 MEDUSA_KEY=pk_… MEDUSA_SECRET_KEY=sk_…`, with the trial store just filled. */
const {
  MEDUSA_RECORD: live,
  MEDUSA_KEY: medusaKey = 'recorded',
  MEDUSA_SECRET_KEY: medusaSecret = 'recorded',
} = process.env;

export interface RecordedShop {
  app: FastifyInstance;
  medusa: RecordedMedusa;
  backend: Backend;
  /** Makes a call as somebody; without a token as nobody. */
  call: <N extends CallName>(
    name: N,
    input?: Partial<CallInput<N>>,
    headers?: Record<string, string>,
  ) => Promise<Envelope<CallResult<N>>>;
  /** What the shop's people do in Medusa itself. */
  admin: <T>(path: string, body?: object) => Promise<T>;
  /** A guest's headers. */
  guest: (device: string) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** As a browser sends it. */
const sentAs = (kind: CallDefinition['body'], body: object | undefined) => {
  if (kind === undefined) return {};
  if (kind === 'json') return { data: JSON.stringify(body ?? {}), contentType: 'application/json' };
  const fields = Object.entries(body ?? {}).flatMap(([name, value]) =>
    listOf(value).map((one) => [name, one] as const),
  );
  if (kind === 'form') {
    const data = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
    return { data, contentType: 'application/x-www-form-urlencoded' };
  }
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value instanceof Blob ? value : String(value));
  return { data };
};

/** The adapter before a recorded Medusa. */
export const recordedShop = async (name: string): Promise<RecordedShop> => {
  const medusa = await recordedMedusa(path.join(answers, `${name}.jsonl`), live ? { live } : {});
  const backend = backendOf({
    medusaUrl: medusa.url,
    picturesUrl: medusa.url,
    medusaKey,
    medusaSecret,
    returnDays: 3650,
    memoryFile: ':memory:',
    isSandbox: true,
  });
  const app = adapterServer({ backend, picturesUrl: medusa.url, logLevel: 'silent', timeout: 90_000 });
  const call: RecordedShop['call'] = async (callName, input = {}, headers = {}) => {
    const { method, path: url, body: kind }: CallDefinition = calls[callName];
    const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
    const { data, contentType } = sentAs(kind, input.body);
    const answer = await app.inject({
      method,
      url,
      query,
      headers: { ...(contentType && { 'content-type': contentType }), ...headers },
      ...(data !== undefined && { payload: data }),
    });
    return answer.json();
  };
  return {
    app,
    medusa,
    backend,
    call,
    admin: async (at, body) => {
      const answer = await fetch(medusa.url + at, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${medusaSecret}:`).toString('base64')}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.json();
    },
    guest: async (device) => {
      const { result } = await call('guestLogin', { query: { device_id: device } } as CallInput<'guestLogin'>);
      return { authorization: result.token };
    },
    close: async () => {
      await app.close();
      backend.memory.close();
      await medusa.close();
    },
  };
};
