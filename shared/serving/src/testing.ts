import { once } from 'node:events';
import { Agent, createServer, get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CollectorSettings } from './telemetry/collector-settings.ts';

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
  while ((await askOnce(url)) !== wanted) await pause(20);
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

/**
 * Posts so many bytes, and reads only once all of them are sent, as a browser or a proxy may: what stands on the
 * connection then, as text.
 */
export const sendAll = async (url: string, headers: readonly string[], bytes: number): Promise<string> => {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  await once(socket, 'connect');
  const head = ['host: shop', 'connection: close', `content-length: ${bytes}`, ...headers];
  socket.write(`POST ${pathname} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const part = Buffer.alloc(64 * 1024, 'x');
  for (let left = bytes; left > 0; left -= part.length) {
    if (!socket.write(left < part.length ? part.subarray(0, left) : part)) await once(socket, 'drain');
  }
  let text = '';
  socket
    .setEncoding('utf8')
    .on('data', (more) => (text += String(more)))
    .resume();
  await once(socket, 'close');
  return text;
};

/** A span as a collector of traces gets it; without a parent it begins its trace. */
export interface GotSpan {
  readonly service: string;
  /** The other resource attributes. */
  readonly process: Readonly<Record<string, string | number>>;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isFailed: boolean;
}

interface PostedSpans {
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

const ofProcess = (attributes: readonly Attribute[]): Pick<GotSpan, 'service' | 'process'> => {
  const { 'service.name': service, ...process } = valuesOf(attributes);
  return { service: String(service), process };
};

const spansIn = ({ resourceSpans }: PostedSpans): GotSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        ...ofProcess(resource.attributes),
        name,
        traceId,
        spanId,
        ...(parentSpanId && { parentSpanId }),
        attributes: valuesOf(attributes),
        isFailed: status.code === 2,
      })),
    ),
  );

/** A metric's data point, for one set of attributes; a histogram's buckets are not cumulative. */
export interface GotFigure extends Pick<GotSpan, 'service' | 'process'> {
  readonly name: string;
  readonly kind: 'sum' | 'gauge' | 'histogram';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly value: unknown;
}

interface Point {
  attributes: Attribute[];
  asDouble?: number;
  explicitBounds?: number[];
  bucketCounts?: number[];
  sum?: number;
  count?: number;
}

interface PostedFigures {
  resourceMetrics: {
    resource: { attributes: Attribute[] };
    scopeMetrics: {
      metrics: ({ name: string } & Partial<Record<GotFigure['kind'], { dataPoints: Point[] }>>)[];
    }[];
  }[];
}

const valueOf = ({ asDouble, explicitBounds, bucketCounts, sum, count }: Point): unknown =>
  asDouble ?? { bounds: explicitBounds, counts: bucketCounts, sum, count };

const figuresIn = ({ resourceMetrics }: PostedFigures): GotFigure[] =>
  resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, ...kinds }) =>
        (['sum', 'gauge', 'histogram'] as const).flatMap((kind) =>
          (kinds[kind]?.dataPoints ?? []).map((point) => ({
            ...ofProcess(resource.attributes),
            name,
            kind,
            attributes: valuesOf(point.attributes),
            value: valueOf(point),
          })),
        ),
      ),
    ),
  );

/** A collector of traces and figures that takes OTLP over HTTP in JSON. */
export const startCollector = async () => {
  const spans: GotSpan[] = [];
  const figures: GotFigure[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const hashed: (() => void)[] = [];
  let isStalled = false;
  let written = '';
  let notify = (): void => undefined;
  const server = createServer((request, response) => {
    headers.push(request.headers);
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const take = (): void => {
        written += body;
        if (request.url?.endsWith('/v1/metrics')) figures.push(...figuresIn(JSON.parse(body)));
        else spans.push(...spansIn(JSON.parse(body)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        notify();
      };
      if (isStalled) hashed.push(take);
      else take();
      notify();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Settings of a process that sends to this collector. */
    settings: (signal: 'traces' | 'metrics'): CollectorSettings => ({
      url: `${url}/v1/${signal}`,
      headers: {},
      timeout: 10_000,
      service: null,
      attributes: {},
    }),
    /** Everything that it got, in the order of its coming. */
    spans,
    figures,
    /** Headers of each sending. */
    headers,
    /** All bodies, concatenated. */
    text: () => written,
    /** From now on it takes what is posted and gives no answer. */
    hang: () => void (isStalled = true),
    /** Sendings that wait for an answer. */
    pending: () => hashed.length,
    /** Answers those that wait, and all others from now on. */
    answer: () => {
      isStalled = false;
      for (const take of hashed.splice(0)) take();
    },
    /** Resolves once `isSo`; asked whenever something came. */
    until: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        notify = () => {
          if (isSo()) resolve();
        };
        notify();
      }),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
