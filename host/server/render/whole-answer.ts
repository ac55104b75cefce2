import { request } from 'undici';
import { apiConnections } from '../http/api-connections.ts';

/** A call as a render makes it; nothing of it is a stream. */
export interface PlainCall {
  url: string;
  method: string;
  headers: Headers;
  body: string | null;
  signal: AbortSignal | null;
}

/** The same of what `fetch` is given; null for what only `fetch` itself understands. */
export const plainCallOf = (input: string | URL | Request, init: RequestInit = {}): PlainCall | null => {
  const { method = 'GET', headers, body = null, signal = null, ...others } = init;
  if (input instanceof Request || Object.keys(others).length > 0) return null;
  if (body !== null && typeof body !== 'string') return null;
  return { url: String(input), method, headers: new Headers(headers), body, signal };
};

/** An answer of which all has arrived: text and JSON are read from it at once, anything else as of any answer. */
export class WholeAnswer extends Response {
  readonly #text: string;
  readonly #read: () => unknown;

  /** `read` gives what `text` says, where it has been read already. */
  constructor(
    text: string,
    { status, headers }: { status: number; headers: Iterable<[string, string]> },
    read: () => unknown = () => JSON.parse(text),
  ) {
    super(null, { status, headers: [...headers] });
    this.#text = text;
    this.#read = read;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    return this.#read();
  }

  /** With a body that can be read as a stream. */
  #streamed(): Response {
    return new Response(this.#text, this);
  }

  override get body() {
    return this.#streamed().body;
  }

  override clone(): Response {
    return this.#streamed();
  }

  override arrayBuffer = () => this.#streamed().arrayBuffer();
  override blob = () => this.#streamed().blob();
  override bytes = () => this.#streamed().bytes();
  override formData = () => this.#streamed().formData();
}

/** Statuses whose answers have no body, and those that lead elsewhere. */
const isOther = (status: number): boolean =>
  status < 200 || status === 204 || status === 205 || (status >= 300 && status < 400);

/**
 * Makes a call without what `fetch` spends on streams, copies and signals, which is more than a third of a page.
 * Null for an answer that leads elsewhere or has no body.
 * @throws as `fetch`: a TypeError for a connection that is not there or breaks, the signal's reason when it is called off
 */
export const wholeAnswer = async ({ url, method, headers, body, signal }: PlainCall): Promise<WholeAnswer | null> => {
  try {
    const answer = await request(url, { dispatcher: apiConnections, method: method as 'GET', headers, body, signal });
    if (isOther(answer.statusCode)) {
      await answer.body.dump();
      return null;
    }
    const text = await answer.body.text();
    const given = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new WholeAnswer(text, { status: answer.statusCode, headers: given });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new TypeError('fetch failed', { cause: error });
  }
};
