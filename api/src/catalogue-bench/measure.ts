import type { FastifyInstance } from 'fastify';
import { calls, type CallDefinition, type CallName, type Facet } from '@shop/contract';

/** One call that is measured. */
export interface Case {
  title: string;
  name: CallName;
  query?: Record<string, string>;
  body?: object;
}

export interface Measured {
  title: string;
  /** Median, in milliseconds. */
  median: number;
  /** Size of the filters in the answer as JSON, in bytes; 0 without. */
  facetBytes: number;
}

const WARM_UP = 3;

/** The median of so many calls. @throws Error when one is not answered 200 */
export const measure = async (app: FastifyInstance, one: Case, rounds: number): Promise<Measured> => {
  const call: CallDefinition = calls[one.name];
  const times: number[] = [];
  let facets: readonly Facet[] = [];
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    const started = performance.now();
    const reply = await app.inject({
      method: call.method,
      url: call.path,
      headers: { client: 'pc', 'content-type': 'application/json' },
      ...(one.query ? { query: one.query } : {}),
      ...(one.body ? { payload: one.body } : {}),
    });
    if (round >= WARM_UP) times.push(performance.now() - started);
    const answer = reply.json<{ code: number; message: string; result?: { facets?: readonly Facet[] } }>();
    if (answer.code !== 200) throw new Error(`${one.title}: ${answer.message}`);
    facets = answer.result?.facets ?? [];
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const facetBytes = facets.length === 0 ? 0 : Buffer.byteLength(JSON.stringify(facets));
  return { title: one.title, median, facetBytes };
};
