import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { failure } from '../envelope.ts';
import { httpStatusOf } from '../status.ts';
import { validatorOf } from '../validation.ts';

const Fault = Type.Object(
  {
    /** Beginning of the paths that it strikes, such as `/api/cart`; every path with `/`. */
    path: Type.String({ pattern: '^/' }),
    method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'DELETE'])),
    kind: Type.Enum(['latency', 'code', 'timeout', 'garbage', 'lost_answer']),
    /** Envelope code of kind `code`: 401, 429, 2002, 10404, 500, … */
    code: Type.Optional(Type.Integer()),
    /** Milliseconds of kind `latency`; `timeout` waits a minute more than any client. */
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
    /** How many requests it strikes; every one without it. */
    count: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
type Fault = Static<typeof Fault>;
const FaultList = Type.Object({ faults: Type.Array(Fault, { maxItems: 100 }) }, { additionalProperties: false });

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** A panel of faults for testers: `PUT /dev/faults { faults: [...] }` replaces them all, `GET` lists what is left. */
export const registerFaults = (app: FastifyInstance): void => {
  let faults: Fault[] = [];
  const check = validatorOf(FaultList, 'json');
  const hide = { schema: { hide: true } };

  /** Requests whose change is made and whose answer never arrives. */
  const loseAnswer = new WeakSet<FastifyRequest>();
  app.addHook('onSend', async (request, reply) => {
    if (loseAnswer.delete(request)) reply.raw.destroy();
  });

  /** The first fault that strikes this request; a counted one is used up. */
  const striking = (method: string, url: string): Fault | undefined => {
    const fault = faults.find((entry) => url.startsWith(entry.path) && (entry.method ?? method) === method);
    if (fault?.count !== undefined) {
      fault.count -= 1;
      if (fault.count === 0) faults = faults.filter((entry) => entry !== fault);
    }
    return fault;
  };

  app.get('/dev/faults', hide, () => ({ faults }));
  app.put('/dev/faults', hide, (request) => {
    // The check makes the body what the type says.
    faults = (check(request.body) as Static<typeof FaultList>).faults;
    return { faults };
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/dev/')) return;
    const fault = striking(request.method, request.url);
    if (!fault) return;
    if (fault.kind === 'latency') await pause(fault.delay ?? 1_000);
    if (fault.kind === 'timeout') await pause(fault.delay ?? 120_000);
    if (fault.kind === 'garbage') return reply.status(200).type('application/json').send('<html>not json');
    if (fault.kind === 'code' || fault.kind === 'timeout') {
      const code = fault.kind === 'timeout' ? 504 : (fault.code ?? 500);
      return reply.status(httpStatusOf(code)).send(failure(code, `Fault of the sandbox: ${code}`));
    }
    if (fault.kind === 'lost_answer') loseAnswer.add(request);
  });
};
