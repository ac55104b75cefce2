import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** The address lies elsewhere than it may, or the answer is more than is taken. */
export class OutsideProblem extends Error {
  override name = 'OutsideProblem';
  readonly kind: 'elsewhere' | 'large';

  constructor(kind: OutsideProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface OutsideBounds {
  /** How long it may take, the whole answer included, in ms. */
  ms: number;
  /** Most bytes of the answer; of one with 0 only the status and the headers are read. */
  bytes: number;
  /** The only origin that may be asked, where the address is not the caller’s own. */
  origin?: string;
  /** Whether the own machine and network may be asked: for an origin that the operator has named, and the sandbox’s. */
  mayBeInside: boolean;
}

export interface OutsideAnswer {
  status: number;
  ok: boolean;
  headers: Headers;
  body: Buffer;
}

/** Whether an address is one of the internet: no private, local, reserved or translated one. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

const inside = (name: string): OutsideProblem =>
  new OutsideProblem('elsewhere', `${name} is not asked: it leads into the own network.`);

/** As the system looks names up; a name is refused when any of its addresses is. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) callback(error, '', 0);
    else if (!found.every(({ address }) => isPublicAddress(address))) callback(inside(name), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

const connectAnywhere = buildConnector({ timeout: 10_000, lookup: publicLookup } as buildConnector.BuildOptions);

/** Refuses at the connection itself, so that a name that comes to lead inside is refused too. */
const outside = new Agent({
  connect: (options, callback) => {
    const name = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(name) !== 0 && !isPublicAddress(name)) callback(inside(name), null);
    else connectAnywhere(options, callback);
  },
});

/** Reads no more than it may: what is larger is broken off. */
const read = async (url: URL, body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > most) throw new OutsideProblem('large', `${url} has more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * The one way in which a server of the shop asks something that is not the shop’s own: within an origin where one is said,
 * never by a redirect, which is an answer like any other, never into the own network unless the operator has named it, and
 * bounded in time and size. Nothing of anybody’s is sent along.
 * @throws OutsideProblem; TypeError where nobody answers, and the signal’s reason
 */
export const askOutside = async (
  address: string | URL,
  init: Omit<RequestInit, 'redirect' | 'credentials'>,
  { ms, bytes, origin, mayBeInside }: OutsideBounds,
): Promise<OutsideAnswer> => {
  const url = new URL(address);
  if (origin !== undefined && url.origin !== new URL(origin).origin)
    throw new OutsideProblem('elsewhere', `${url.origin} is not asked: only ${origin} is.`);
  const limit = AbortSignal.timeout(ms);
  const bounded = {
    ...init,
    redirect: 'manual' as const,
    credentials: 'omit' as const,
    signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
    ...(!mayBeInside && { dispatcher: outside }),
  };
  try {
    const { status, ok, headers, body } = await fetch(url.href, bounded as RequestInit); // `dispatcher` is Node’s own
    if (bytes > 0) return { status, ok, headers, body: await read(url, body ?? new Blob([]).stream(), bytes) };
    await body?.cancel();
    return { status, ok, headers, body: Buffer.alloc(0) };
  } catch (error) {
    throw error instanceof Error && error.cause instanceof OutsideProblem ? error.cause : error;
  }
};
