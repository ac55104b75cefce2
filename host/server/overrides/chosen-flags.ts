import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ChosenFlags, chosenFlagsName, parseChosenFlags, writtenChosenFlags } from '@shop/contract/sandbox';
import type { ReleaseSet } from '../builds/live-releases.ts';
import { flagsDeclared } from '../flags/visitor-flags.ts';
import { cookieNames } from '../http/cookies.ts';
import { keepChoice } from './stored-choice.ts';

const declaredIn = (set: ReleaseSet) => flagsDeclared(set).map(({ flag }) => flag);

/**
 * What this browser has flags answer, whatever their rules say; none outside a sandbox, and none that its builds do not
 * declare.
 */
export const chosenFlagsOf = (
  request: Pick<FastifyRequest, 'cookies'>,
  set: ReleaseSet,
  sandbox: boolean,
): ChosenFlags => parseChosenFlags(sandbox ? (request.cookies[cookieNames.flags] ?? '') : '', declaredIn(set)).chosen;

/** What an address asks for is no answer of a flag. */
export class FlagsRefused extends Error {
  readonly wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    super(`answers of flags refused: ${wrong.join(', ')}`);
    this.wrong = wrong;
  }
}

/**
 * The same, by what an address asks for: `?flags=catalog.reviews-first@true` takes the place of what the cookie holds, which
 * is written; an empty `?flags=` gives all flags back to their rules. @throws FlagsRefused
 */
export const askedFlags = (
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
  { set, sandbox }: { set: ReleaseSet; sandbox: boolean },
): ChosenFlags => {
  if (!sandbox || !query.has(chosenFlagsName.query)) return chosenFlagsOf(request, set, sandbox);
  const { chosen, wrong } = parseChosenFlags(query.getAll(chosenFlagsName.query).join(','), declaredIn(set));
  if (wrong.length > 0) throw new FlagsRefused(wrong);
  keepChoice(request, reply, 'flags', writtenChosenFlags(chosen));
  return chosen;
};

/** Whether a browser may have chosen what flags answer, by a quick look. */
export const mayHaveChosenFlags = ({ url, headers }: FastifyRequest, sandbox: boolean): boolean =>
  sandbox && (/[?&]flags=/.test(url) || (headers.cookie?.includes(`${cookieNames.flags}=`) ?? false));
