import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultsName, parseFaults, writtenFaults } from '@shop/contract/sandbox';
import { cookieNames } from '../http/cookies.ts';
import { keepChoice } from './stored-choice.ts';

/** The faults of calls that this browser has chosen, as the API is told of them; empty without, and outside a sandbox. */
export const faultsOf = (request: Pick<FastifyRequest, 'cookies'>, sandbox: boolean): string =>
  sandbox ? writtenFaults(parseFaults(request.cookies[cookieNames.faults] ?? '').faults) : '';

/** What the API is told of them. */
export const faultHeaders = (faults: string): Record<string, string> => (faults ? { [faultsName.header]: faults } : {});

/** Whether a call may be cut off: the browser's own connection then is, too. */
export const isCutOff = (faults: string): boolean =>
  [...parseFaults(faults).faults.values()].some(({ kind }) => kind === 'cut');

/** What an address asks for is no fault. */
export class FaultsRefused extends Error {
  readonly wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    super(`faults refused: ${wrong.join(', ')}`);
    this.wrong = wrong;
  }
}

/**
 * The same, by what an address asks for: `?faults=productDetail@503` takes the place of what the cookie holds, which is
 * written; an empty `?faults=` ends them. @throws FaultsRefused
 */
export const askedFaults = (
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
  sandbox: boolean,
): string => {
  if (!sandbox || !query.has(faultsName.query)) return faultsOf(request, sandbox);
  const { faults, wrong } = parseFaults(query.getAll(faultsName.query).join(','));
  if (wrong.length > 0) throw new FaultsRefused(wrong);
  const text = writtenFaults(faults);
  keepChoice(request, reply, 'faults', text);
  return text;
};

/** Whether a browser may have faults, by a quick look. */
export const mayHaveFaults = ({ url, headers }: FastifyRequest, sandbox: boolean): boolean =>
  sandbox && (/[?&]faults=/.test(url) || (headers.cookie?.includes(`${cookieNames.faults}=`) ?? false));
