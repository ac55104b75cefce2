import { DeliveryProblem, noArms, rollback, stopCandidate, type Pointer, type ReleaseStorage } from '@shop/delivery';
import { operatorCalls } from '@shop/contract/operator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { releasesPaths, type ShownPackage, type ShownReleases } from '../contract/releases.ts';

/** Builds and changes that are shown. */
const most = { newer: 5, history: 25 } as const;

const packageOf = async (
  storage: ReleaseStorage,
  name: string,
  pointer: Pointer | undefined,
): Promise<ShownPackage> => {
  const builds = await storage.builds(name);
  const { live = null, lastGood = null, candidate } = pointer ?? {};
  const counts = candidate?.since === undefined ? noArms() : await storage.counts(name, candidate.since);
  return {
    name,
    live,
    back: lastGood === live ? null : lastGood,
    candidate: candidate
      ? {
          build: candidate.build,
          percent: candidate.percent,
          since: candidate.since ?? null,
          ...counts.candidate,
          promote: candidate.promote ?? null,
        }
      : null,
    newer: builds
      .filter((build) => build > (live ?? 0))
      .toReversed()
      .slice(0, most.newer),
  };
};

const shownOf = async (storage: ReleaseStorage): Promise<ShownReleases> => {
  const registry = await storage.readRegistry();
  const names = [...new Set([...Object.keys(registry), ...(await storage.packages())])].toSorted();
  const history = (await storage.history()).toReversed().slice(0, most.history);
  return {
    packages: await Promise.all(names.map((name) => packageOf(storage, name, registry[name]))),
    history: history.map(({ number, at, by, command, why = '', packages }) => ({
      number,
      at,
      by,
      command,
      why,
      packages: Object.entries(packages).map(([name, { live = null, candidate }]) => ({
        name,
        live,
        candidate: candidate?.build ?? null,
      })),
    })),
  };
};

interface Me {
  readonly code: number;
  readonly message: string;
  readonly result: { readonly name: string; readonly role: string } | null;
}

/** Who the API says that a request's session is of, or its refusal. */
type WhoIs = (request: FastifyRequest) => Promise<Me>;

const refusal = (code: number, message: string) => ({ code, message, result: null, type: 'error' });

const inFrench = (request: FastifyRequest): boolean => request.headers['accept-language']?.startsWith('fr') === true;

/**
 * What is live of the shop, for administrators: the API knows nothing of it, so it is asked only who somebody is. A
 * candidate is ended and a former build made live again without a key, because neither runs anything that was not
 * live or let through before; who did it stands in the history of the releases.
 */
export const serveReleases = (app: FastifyInstance, storage: ReleaseStorage, whoIs: WhoIs): void => {
  const answer =
    (work: (name: string, by: string) => Promise<unknown>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { code, message, result } = await whoIs(request);
      if (result === null) return reply.code(code).send(refusal(code, message));
      if (result.role !== 'admin')
        return reply
          .code(403)
          .send(refusal(403, inFrench(request) ? 'C’est réservé à l’administration.' : 'This is for administrators.'));
      try {
        const { name } = Object(request.body) as { name?: unknown };
        await work(String(name ?? ''), `${result.name} (console)`);
        return { code: 200, message: '', result: await shownOf(storage), type: 'success' };
      } catch (error) {
        if (!(error instanceof DeliveryProblem)) throw error;
        return reply.code(409).send(refusal(409, error.message));
      }
    };
  app.get(
    releasesPaths.read,
    answer(async () => undefined),
  );
  app.post(
    releasesPaths.stop,
    answer((name, by) => stopCandidate(storage, name, { note: { by } })),
  );
  app.post(
    releasesPaths.rollBack,
    answer((name, by) => rollback(storage, name, { note: { by } })),
  );
};

/** Asks the API by these headers. */
export const whoIsAt =
  (apiUrl: string, headersOf: (request: FastifyRequest) => Record<string, string>): WhoIs =>
  async (request) => {
    const { 'content-length': _length, 'content-type': _type, ...headers } = headersOf(request);
    const reply = await fetch(`${apiUrl}${operatorCalls.me.path}`, { headers });
    return (await reply.json()) as Me; // as the contract says
  };
