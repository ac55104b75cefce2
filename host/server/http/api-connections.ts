import { type CallDefinition, calls } from '@shop/contract';
import { Agent, type Dispatcher } from 'undici';

/** At most so many at once of each kind, to one API; more calls wait. */
const connections = 1_000;
const kept = new Agent({ connections });
/** Each connection serves one call. */
const single = new Agent({ connections, pipelining: 0 });

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

/** Calls `again` in place of telling the handler when the connection broke before an answer began. */
const withOneMore = (handler: Handler, again: () => void): Handler => {
  let hasBegun = false;
  return {
    onRequestStart: (...told) => handler.onRequestStart?.(...told),
    onRequestUpgrade: (...told) => handler.onRequestUpgrade?.(...told),
    onResponseStart: (...told) => {
      hasBegun = true;
      handler.onResponseStart?.(...told);
    },
    onResponseData: (...told) => handler.onResponseData?.(...told),
    onResponseEnd: (...told) => handler.onResponseEnd?.(...told),
    onResponseError: (controller, error) => {
      const isBroken = 'code' in error && brokenConnection.has(error.code);
      if (isBroken && !hasBegun) again();
      else handler.onResponseError?.(controller, error);
    },
  };
};

/**
 * The web server's connections to the API. An API, or a balancer before it, may close a connection that was kept at the
 * moment at which the next call is sent on it, and nobody can tell whether that call arrived. So what only reads is sent
 * once more, on a new connection, and anything else goes on a connection of its own, which nobody closes.
 */
export const apiConnections: Dispatcher = kept.compose((dispatch) => (call, handler) => {
  if (!mayRepeat(call)) return single.dispatch(call, handler);
  return dispatch(
    call,
    withOneMore(handler, () => single.dispatch(call, handler)),
  );
});

/** What `fetch` is given, so that it asks on these connections. */
export const onApiConnections = (init?: RequestInit): RequestInit =>
  ({ ...init, dispatcher: apiConnections }) as RequestInit; // Node's own option, which browsers' types do not know
