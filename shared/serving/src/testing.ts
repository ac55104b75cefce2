import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer, or the code of the error in place of one. */
interface Answer {
  status: number | string;
  closes: boolean;
}

const ask = (url: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, closes: true });
    const request = get(url, { agent }, (response) => {
      response.on('error', failed);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      );
      response.resume();
    });
    request.on('error', failed);
  });

/** Asks once, on a connection of its own: the status, or the error's code such as ECONNREFUSED. */
export const askOnce = async (url: string): Promise<number | string> => (await ask(url, new Agent())).status;

/** Asks again until this is the answer. */
export const askUntil = async (url: string, wanted: number | string): Promise<void> => {
  while ((await askOnce(url)) !== wanted);
};

/**
 * Clients that ask without a pause, each on a connection that it keeps, until an answer says that it is closed: what a
 * balancer does. Resolves with how often each answer came.
 */
export const streamUntilClosed = async (urls: readonly string[]): Promise<Record<string, number>> => {
  const answers: Record<string, number> = {};
  const client = async (url: string): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let closes = false; !closes;) {
      const answer = await ask(url, agent);
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
      closes = answer.closes;
    }
    agent.destroy();
  };
  await Promise.all(urls.map(client));
  return answers;
};

/** A span as a collector of traces gets it; without a parent it begins its trace. */
export interface GotSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isFailed: boolean;
}

interface Posted {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<GotSpan, 'attributes'> & { attributes: Attribute[]; status: { code?: number } })[] }[];
  }[];
}
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

const valuesOf = (attributes: readonly Attribute[]): GotSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

const spansIn = ({ resourceSpans }: Posted): GotSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        ...(parentSpanId && { parentSpanId }),
        attributes: valuesOf(attributes),
        isFailed: status.code === 2,
      })),
    ),
  );

/** A collector of traces that takes OTLP over HTTP in JSON. */
export const startCollector = async () => {
  const spans: GotSpan[] = [];
  const held: (() => void)[] = [];
  let isHanging = false;
  let written = '';
  let tell = (): void => undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const take = (): void => {
        written += body;
        spans.push(...spansIn(JSON.parse(body)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        tell();
      };
      if (isHanging) held.push(take);
      else take();
      tell();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    /** Everything that it got, in the order of its coming. */
    spans,
    /** What was posted, as it came. */
    text: () => written,
    /** From now on it takes what is posted and gives no answer. */
    hang: () => void (isHanging = true),
    /** Sendings that wait for an answer. */
    held: () => held.length,
    /** Answers those that wait, and all others from now on. */
    answer: () => {
      isHanging = false;
      for (const take of held.splice(0)) take();
    },
    /** Resolves once `isSo`; asked whenever something came. */
    until: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        tell = () => {
          if (isSo()) resolve();
        };
        tell();
      }),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
