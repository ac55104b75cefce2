import type { FastifyInstance } from 'fastify';
import type { Client } from 'pg';
import { calls, type CallDefinition, type CallName, type Facet } from '@shop/contract';
import type { Queryable } from '../database/connection.ts';
import { recordedStatements, type Statement } from '../testing/recorded-statements.ts';
import { noteSiteChange } from '../testing/site-change.ts';
import { costOf, onlyReads, type Cost } from '../testing/statement-plans.ts';

/** One call that is measured. */
export interface Case {
  title: string;
  name: CallName;
  query?: Record<string, string>;
  body?: object;
  /** Each time as if for the first time: nothing is kept of the time before. */
  isFirst?: boolean;
}

export interface Measured {
  title: string;
  /** Median, in milliseconds. */
  median: number;
  /** Processor time of the API for one call, in milliseconds. */
  processor: number;
  /** PostgreSQL's own time to plan and run the statements of one call, the least of five each, in milliseconds. */
  database: number;
  /** Rows and entries of indexes that these look at. */
  rows: number;
  /** Size of the filters in the answer as JSON, in bytes; 0 without. */
  facetBytes: number;
}

const WARM_UP = 3;
const TRIES = 5;

const leastCost = async (plans: Client, statement: Statement): Promise<Cost> => {
  const costs: Cost[] = [];
  for (let time = 0; time < TRIES; time += 1) costs.push(await costOf(plans, statement));
  return costs.reduce((least, one) => (one.ms < least.ms ? one : least));
};

/** So many calls of a case, on an app to whose database `plans` and `db` lead. @throws Error when one is not answered 200 */
export const measure = async (
  app: FastifyInstance,
  { plans, db }: { plans: Client; db: Queryable },
  one: Case,
  rounds: number,
): Promise<Measured> => {
  const call: CallDefinition = calls[one.name];
  const times: number[] = [];
  let facets: readonly Facet[] = [];
  const ask = async (): Promise<void> => {
    const reply = await app.inject({
      method: call.method,
      url: call.path,
      headers: { client: 'pc', 'content-type': 'application/json' },
      ...(one.query ? { query: one.query } : {}),
      ...(one.body ? { payload: one.body } : {}),
    });
    const answer = reply.json<{ code: number; message: string; result?: { facets?: readonly Facet[] } }>();
    if (answer.code !== 200) throw new Error(`${one.title}: ${answer.message}`);
    facets = answer.result?.facets ?? [];
  };
  const forget = async (): Promise<void> => {
    if (one.isFirst) await noteSiteChange(db);
  };
  for (let round = 0; round < WARM_UP; round += 1) await ask();
  let processor = 0;
  for (let round = 0; round < rounds; round += 1) {
    await forget();
    const used = process.cpuUsage();
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    processor += (user + system) / 1000;
  }
  await forget();
  const costs: Cost[] = [];
  for (const statement of (await recordedStatements(ask)).filter(({ text }) => onlyReads(text))) {
    costs.push(await leastCost(plans, statement));
  }
  return {
    title: one.title,
    median: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    processor: processor / rounds,
    database: costs.reduce((sum, { ms }) => sum + ms, 0),
    rows: costs.flatMap(({ scans }) => scans).reduce((sum, { rows }) => sum + rows, 0),
    facetBytes: facets.length === 0 ? 0 : Buffer.byteLength(JSON.stringify(facets)),
  };
};
