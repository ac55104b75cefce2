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
import { recordedMedusa, type RecordedMedusa } from './medusa.ts';

const answers = path.resolve(import.meta.dirname, 'answers');

/** Where recordings are made anew: `MEDUSA_RECORD=http://localhost:9000 MEDUSA_KEY=pk_…`, with the trial store just filled. */
const { MEDUSA_RECORD: live, MEDUSA_KEY: medusaKey = 'recorded' } = process.env;

export interface RecordedShop {
  app: FastifyInstance;
  medusa: RecordedMedusa;
  /** Makes a call as somebody; without a token as nobody. */
  call: <N extends CallName>(
    name: N,
    input?: Partial<CallInput<N>>,
    headers?: Record<string, string>,
  ) => Promise<Envelope<CallResult<N>>>;
  /** A guest's headers. */
  guest: (device: string) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** The adapter before a recorded Medusa. */
export const recordedShop = async (name: string): Promise<RecordedShop> => {
  const medusa = await recordedMedusa(path.join(answers, `${name}.jsonl`), live ? { live } : {});
  const backend = backendOf({
    medusaUrl: medusa.url,
    picturesUrl: medusa.url,
    medusaKey,
    memoryFile: ':memory:',
    isSandbox: true,
  });
  const app = adapterServer({ backend, picturesUrl: medusa.url, logLevel: 'silent' });
  const call: RecordedShop['call'] = async (callName, input = {}, headers = {}) => {
    const { method, path: url, body: kind }: CallDefinition = calls[callName];
    const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
    const form = new URLSearchParams(Object.entries(input.body ?? {}).map(([key, value]) => [key, String(value)]));
    const answer = await app.inject({
      method,
      url,
      query,
      headers: { ...(kind === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(kind && { payload: kind === 'form' ? form.toString() : (input.body ?? {}) }),
    });
    return answer.json();
  };
  return {
    app,
    medusa,
    call,
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
