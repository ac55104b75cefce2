import { PassThrough, Readable } from 'node:stream';
import { type CallDefinition, calls } from '@shop/contract';
import { Agent, Client, type Dispatcher, buildConnector } from 'undici';

/** At most so many at once of each kind, to one API; more calls wait. */
const connections = 1_000;
const pooled = new Agent({ connections });

/** `POST /api/path_resolve` and what else changes nothing, though its method does not say so. */
const readingCalls: ReadonlySet<string> = new Set(
  Object.values<CallDefinition>(calls).flatMap(({ method, path, reads }) => (reads ? [`${method} ${path}`] : [])),
);

/** Whether a call may be sent twice: it only reads, and its body is still there. */
const mayRepeat = ({ method, path, body }: Dispatcher.DispatchOptions): boolean =>
  (method === 'GET' || method === 'HEAD' || readingCalls.has(`${method} ${path.split('?', 1)[0]}`)) &&
  (body === undefined || body === null || typeof body === 'string');

const brokenConnection: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

type Handler = Dispatcher.DispatchHandler;

/** One that tells the handler all it is told, `first` of the beginning of an answer before. */
const notifying = (handler: Handler, first: (status: number) => void): Handler => ({
  onRequestStart: (...args) => handler.onRequestStart?.(...args),
  onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
  onResponseStart: (controller, status, ...args) => {
    first(status);
    handler.onResponseStart?.(controller, status, ...args);
  },
  onResponseData: (...args) => handler.onResponseData?.(...args),
  onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
  onResponseError: (...args) => handler.onResponseError?.(...args),
});

/** Calls `again` in place of telling the handler when the connection broke before an answer began. */
const withOneMore = (handler: Handler, again: () => void): Handler => {
  let hasBegun = false;
  return {
    ...notifying(handler, () => (hasBegun = true)),
    onResponseError: (controller, error) => {
      const isBroken = 'code' in error && brokenConnection.has(error.code);
      if (isBroken && !hasBegun) again();
      else handler.onResponseError?.(controller, error);
    },
  };
};

let free = connections;
const waiting: (() => void)[] = [];
/** One for all, because it remembers the TLS sessions of each origin. */
const connect = buildConnector({ timeout: 10_000 });

/**
 * Sends a call on a connection of its own, which ends with it. The API is not told so: one that then refuses the call
 * early would close the connection while the body is on its way, and its answer would be lost with it.
 */
const alone: Dispatcher['dispatch'] = (call, handler) => {
  if (free === 0) {
    waiting.push(() => alone(call, handler));
    return false;
  }
  free -= 1;
  const client = new Client(String(call.origin), { connect });
  client.dispatch(call, handler);
  void client.close().then(() => {
    free += 1;
    waiting.shift()?.();
  });
  return true;
};

/**
 * A body as it is passed on, until `stop`: from then on its rest is read and thrown away, because whoever sends it hears
 * the answer only at its end.
 */
const passedOn = (body: Readable): { sent: Readable; stop: () => void } => {
  const sent = new PassThrough();
  const stop = (): void => {
    body.unpipe(sent);
    body.resume();
  };
  const broken = (): void => {
    if (!body.readableEnded) sent.destroy(new Error('the body broke off'));
  };
  body.on('error', broken).once('close', broken).pipe(sent);
  sent.on('error', () => undefined).once('close', stop);
  return { sent, stop };
};

/** Sends what may change something, once. A call that is refused before its body has come is sent no more of it. */
const once: Dispatcher['dispatch'] = (call, handler) => {
  if (!(call.body instanceof Readable)) return alone(call, handler);
  const { sent, stop } = passedOn(call.body);
  const untilRefused = notifying(handler, (status) => {
    if (status >= 400) stop();
  });
  return alone({ ...call, body: sent }, untilRefused);
};

/**
 * The web server’s connections to the API. An API, or a balancer before it, may close a connection that was kept at the
 * moment at which the next call is sent on it, and nobody can tell whether that call arrived. So what only reads is sent
 * once more, on a new connection, and anything else goes on a connection of its own, which nobody closes.
 */
export const apiConnections: Dispatcher = pooled.compose((dispatch) => (call, handler) => {
  if (!mayRepeat(call)) return once(call, handler);
  return dispatch(
    call,
    withOneMore(handler, () => alone(call, handler)),
  );
});

/** Has `fetch` use these connections. */
export const onApiConnections = (init?: RequestInit): RequestInit =>
  ({ ...init, dispatcher: apiConnections }) as RequestInit; // Node's own option, which browsers' types do not know
