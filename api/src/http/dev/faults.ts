import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallName } from '@shop/contract';
import { faultsName, parseFaults, type SandboxFault } from '@shop/contract/sandbox';
import { failure } from '../envelope.ts';

/** Longer than any client waits, in ms. */
const HANG = 120_000;
/** `Retry-After` of 429 and 503, in seconds. */
const RETRY_AFTER = '2';

/** Method and path of the calls, as routes have them, → name. */
const names = new Map(
  Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path.replace(/\/$/, '')}`, name as CallName]),
);

/** The fault that this request is to meet; undefined for nearly all. */
const faultOf = ({ method, headers, routeOptions }: FastifyRequest): SandboxFault | undefined => {
  const asked = headers[faultsName.header];
  const name = names.get(`${method} ${(routeOptions.url ?? '').replace(/\/$/, '')}`);
  return typeof asked === 'string' && name !== undefined ? parseFaults(asked).faults.get(name) : undefined;
};

/** An answer's JSON whose result, or the first entry of it, lacks its first field. */
const withoutField = (payload: string): string => {
  const envelope: { result?: unknown } = JSON.parse(payload);
  const [holder] = [envelope.result].flat();
  const [first] = Object.keys(holder ?? {});
  if (first !== undefined && typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, first);
  return JSON.stringify(envelope);
};

const fail = (reply: FastifyReply, code: number): FastifyReply => {
  if (code === 429 || code === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.status(code).send(failure(code, `Fault of the sandbox: ${code}`));
};

/**
 * Makes calls fail as the header `x-sandbox-faults` says, which the web server sends for a browser that has chosen faults,
 * with what it calls for that browser's pages as well as with what the browser calls.
 */
export const registerFaults = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request, reply) => {
    const fault = faultOf(request);
    if (!fault) return;
    const { kind, ms } = fault;
    if (kind === 'cut') {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (kind === 'slow' || kind === 'hang') await pause(ms ?? HANG, undefined, { ref: false });
    if (kind === 'hang') return fail(reply, 504);
    if (kind === 'garbage') return reply.status(200).type('application/json').send('<html>not json');
    if (/^\d+$/.test(kind)) return fail(reply, Number(kind));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = faultOf(request)?.kind;
    if (kind === 'lost') reply.raw.destroy();
    return kind === 'field' && typeof payload === 'string' ? withoutField(payload) : payload;
  });
};
