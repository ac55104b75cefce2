import { calls, type CallName } from '../calls/index.ts';

/**
 * How a call fails: with an HTTP status, slowly, not at all in time (`hang`), by a connection that is cut before anything
 * was done (`cut`) or after (`lost`), with an answer that is no JSON (`garbage`) or lacks the first field of its result
 * (`field`).
 */
export const faultKinds = ['500', '503', '404', '429', 'slow', 'hang', 'cut', 'lost', 'garbage', 'field'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** `ms` is for `slow`: how much later the call is answered, 120,000 at most. */
export interface SandboxFault {
  kind: FaultKind;
  ms?: number;
}
export type SandboxFaults = ReadonlyMap<CallName, SandboxFault>;

/** Names a browser's faults in a sandbox: in its cookie, in an address that sets them, and in what the API is asked with. */
export const faultsName = { cookie: 'sandboxFaults', query: 'faults', header: 'x-sandbox-faults' } as const;

const usualSlowness = 3_000;
const longest = 120_000;

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);
const isKind = (kind: string): kind is FaultKind => faultKinds.some((one) => one === kind);

const faultIn = (text: string): [CallName, SandboxFault] | null => {
  const [, call = '', kind = '', ms] = /^(\w+)@([a-z0-9]+)(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (!isCall(call) || !isKind(kind) || (ms !== undefined && kind !== 'slow') || Number(ms ?? 0) > longest) return null;
  return [call, kind === 'slow' ? { kind, ms: Number(ms ?? usualSlowness) } : { kind }];
};

/** `productDetail@503,carts@slow-2000`: a fault for each call that is named, and the parts that are none. */
export const parseFaults = (text: string): { faults: SandboxFaults; wrong: string[] } => {
  const parts = text.split(',').filter((part) => part !== '');
  const read = parts.map(faultIn);
  return {
    faults: new Map(read.filter((fault) => fault !== null)),
    wrong: parts.filter((_, place) => read[place] === null),
  };
};

/** `503`, `slow-2000`. */
export const writtenFault = ({ kind, ms }: SandboxFault): string => `${kind}${ms === undefined ? '' : `-${ms}`}`;

/** As `parseFaults` reads it. */
export const writtenFaults = (faults: SandboxFaults): string =>
  [...faults].map(([call, fault]) => `${call}@${writtenFault(fault)}`).join(',');
