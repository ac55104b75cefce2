import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ChosenFlags,
  faultsName,
  parseChosenFlags,
  parseFaults,
  writtenChosenFlags,
  writtenFaults,
} from '@shop/contract/sandbox';
import type { ReleaseSet } from '../builds/live-releases.ts';
import { flagsDeclared } from '../flags/visitor-flags.ts';
import { cookieNames, cookieOptions } from '../http/cookies.ts';

/** Keeps in a cookie of the browser's session what it has chosen; an empty text ends it. */
export const keepChoice = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: 'override' | 'faults' | 'flags',
  text: string,
): void => {
  const cookie = cookieNames[name];
  if (text === (request.cookies[cookie] ?? '')) return;
  if (text) reply.setCookie(cookie, text, { ...cookieOptions(0), httpOnly: true });
  else reply.clearCookie(cookie, cookieOptions(0));
};

/** Whether a browser may have chosen something, by a quick look. */
export const mayHaveChosen = ({ url, headers }: FastifyRequest, query: string, cookie: string): boolean =>
  new RegExp(`[?&]${query}=`).test(url) || (headers.cookie?.includes(`${cookie}=`) ?? false);

/** An address asks for a fault or an answer of a flag that there is not. */
export class ChoiceRefused extends Error {
  readonly of: 'faults' | 'flags';
  readonly wrong: readonly string[];

  constructor(of: ChoiceRefused['of'], wrong: readonly string[]) {
    super(`${of} refused: ${wrong.join(', ')}`);
    this.of = of;
    this.wrong = wrong;
  }
}

/** Something that a browser of a sandbox can choose for itself: by an address, and from then on by its cookie. */
interface Choice<T> {
  /** The name of its query, too. */
  of: ChoiceRefused['of'];
  parse(text: string): { value: T; wrong: readonly string[] };
  write(value: T): string;
}

const chosen = <T>({ of, parse }: Choice<T>, { cookies }: Pick<FastifyRequest, 'cookies'>, sandbox: boolean): T =>
  parse(sandbox ? (cookies[cookieNames[of]] ?? '') : '').value;

/**
 * By what an address asks for, such as `?faults=productDetail@503` or `?flags=catalog.reviews-first@true`: it takes the place
 * of what the cookie holds, which is written; an empty query ends the choice. @throws ChoiceRefused
 */
const asked = <T>(
  choice: Choice<T>,
  request: FastifyRequest,
  reply: FastifyReply,
  { query, sandbox }: { query: URLSearchParams; sandbox: boolean },
): T => {
  if (!sandbox || !query.has(choice.of)) return chosen(choice, request, sandbox);
  const { value, wrong } = choice.parse(query.getAll(choice.of).join(','));
  if (wrong.length > 0) throw new ChoiceRefused(choice.of, wrong);
  keepChoice(request, reply, choice.of, choice.write(value));
  return value;
};

/** The faults of calls, as the API is told of them; empty without, and outside a sandbox. */
const faults: Choice<string> = {
  of: 'faults',
  parse(text) {
    const { faults: found, wrong } = parseFaults(text);
    return { value: writtenFaults(found), wrong };
  },
  write: (text) => text,
};

export const faultsOf = (request: Pick<FastifyRequest, 'cookies'>, sandbox: boolean): string =>
  chosen(faults, request, sandbox);

export const askedFaults = (...given: Given): string => asked(faults, ...given);

type Given = [request: FastifyRequest, reply: FastifyReply, how: { query: URLSearchParams; sandbox: boolean }];

/** The header that tells the API of them. */
export const faultHeaders = (text: string): Record<string, string> => (text ? { [faultsName.header]: text } : {});

/** Whether a call may be cut off: the browser's own connection then is, too. */
export const isCutOff = (text: string): boolean =>
  [...parseFaults(text).faults.values()].some(({ kind }) => kind === 'cut');

/** Answers of flags in place of their rules; none that the builds do not declare. */
const flagsOf = (set: ReleaseSet): Choice<ChosenFlags> => ({
  of: 'flags',
  parse(text) {
    const declared = flagsDeclared(set).map(({ flag }) => flag);
    const { chosen: value, wrong } = parseChosenFlags(text, declared);
    return { value, wrong };
  },
  write: writtenChosenFlags,
});

export const chosenFlagsOf = (
  request: Pick<FastifyRequest, 'cookies'>,
  set: ReleaseSet,
  sandbox: boolean,
): ChosenFlags => chosen(flagsOf(set), request, sandbox);

export const askedFlags = (set: ReleaseSet, ...given: Given): ChosenFlags => asked(flagsOf(set), ...given);
