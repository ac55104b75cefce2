import type { CallInput, CallName, CallResult, OwnCall } from '@shop/contract';
import type { CallArgs, CallMeta, OwnInput } from './base-query.ts';

type Ways = Pick<CallArgs, 'background' | 'inPlace'>;
type Answers<N extends CallName, Arg, Answer> = (result: CallResult<N>, meta: CallMeta | undefined, arg: Arg) => Answer;
/** `answer` picks of the call's result what the endpoint answers. */
type Picking<N extends CallName, Arg, Answer> = Ways & { answer: Answers<N, Arg, Answer> };
type Whole = Ways & { answer?: never };

/** Makes a call's input of an endpoint's argument: a function, or the part of the input that the argument is. */
type Input<N extends CallName> = 'body' | 'query' | ((arg: never) => CallInput<N> & Ways);
type ArgOf<N extends CallName, In> = In extends 'body' | 'query'
  ? CallInput<N>[In]
  : In extends (arg: infer Arg) => unknown
    ? unknown extends Arg
      ? void
      : Arg
    : never;

interface Calling<N extends CallName, Arg, Answer> {
  query: (arg: Arg) => CallArgs;
  transformResponse?: Answers<N, Arg, Answer>;
}

/**
 * An endpoint that makes one call of the contract: `build.mutation(calling('login', 'body'))`. Its argument is the call's
 * body or query, or what a function makes the call's input of; without either it has none. Tags and the like stand beside
 * it: `build.query({ ...calling('sessions'), providesTags: ['Session'] })`. A call of a remote's own stands in place of a
 * name: `calling(offers, (room: string) => ({ query: { room } }))`.
 */
export function calling<N extends CallName>(call: N, how?: Whole): Calling<N, void, CallResult<N>>;
export function calling<N extends CallName, Answer>(call: N, how: Picking<N, void, Answer>): Calling<N, void, Answer>;
export function calling<N extends CallName, In extends Input<N>>(
  call: N,
  input: In,
  how?: Whole,
): Calling<N, ArgOf<N, In>, CallResult<N>>;
export function calling<N extends CallName, In extends Input<N>, Answer>(
  call: N,
  input: In,
  how: Picking<N, ArgOf<N, In>, Answer>,
): Calling<N, ArgOf<N, In>, Answer>;
export function calling<Arg, Result>(
  call: OwnCall<Result>,
  input: (arg: Arg) => OwnInput & Ways,
): {
  query: (arg: Arg) => CallArgs;
  transformResponse?: (result: Result, meta: CallMeta | undefined, arg: Arg) => Result;
};
export function calling(call: CallName | OwnCall<unknown>, input?: AnyInput | AnyHow, how: AnyHow = {}) {
  const { answer, ...ways } = typeof input === 'object' ? input : how;
  const inputOf = (arg: never): object =>
    typeof input === 'function' ? input(arg) : typeof input === 'string' ? { [input]: arg } : {};
  return {
    query: (arg: never) => ({ call, ...ways, ...inputOf(arg) }),
    ...(answer && { transformResponse: answer }),
  };
}
type AnyInput = 'body' | 'query' | ((arg: never) => object);
type AnyHow = Ways & { answer?: (...given: never[]) => unknown };
