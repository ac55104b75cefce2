import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { normalizeIP } from '@fastify/rate-limit';
import {
  type Arms,
  type Candidate,
  DeliveryProblem,
  type Pointer,
  type ReleaseStorage,
  noArms,
  settleCandidate,
  verdictOf,
} from '@shop/delivery';
import { isPublicAddress } from '@shop/outside';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageView } from '../page/page-answers.ts';
import type { BuildName } from '../page/page-rendering.ts';
import type { LiveReleases } from '../builds/live-releases.ts';

/** Who looked at a page. */
export interface Visitor {
  /** Decides which builds they get; null for who has none yet. */
  device: string | null;
  address: string;
}

export interface CandidateWatch {
  viewed(view: Omit<PageView, 'page'> & { page: Pick<PageView['page'], 'owner' | 'failed'> }): void;
  /** A browser met a fault of this build. */
  failed(build: BuildName, visitor: Visitor): void;
  /** Writes what was counted, and settles what all web servers' counts say. */
  judge(): Promise<void>;
  close(): void;
}

interface Options {
  storage: ReleaseStorage;
  live: LiveReleases;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  now?: (() => number) | undefined;
}

interface Run {
  live: number;
  candidate: Candidate & { since: string };
  arms: Arms;
  /** A device counts as failed once. */
  devices: LRUCache<string, 'seen' | 'failed'>;
  /** An IPv6 network of 64 bits as one. */
  addresses: LRUCache<string, { views: number; failed: number }>;
  written: Arms | null;
}

const judgedEvery = 2_000;
/** A device that was seen longer ago than so many others may count as failed once more. */
const maxDevices = 20_000;
/** Of one address so many views count, and none after so many failures: device ids can be made up, addresses cannot. */
const mostOfAddress = { views: 50, failed: 2 };

/**
 * Counts, for each candidate, views and failed views of it and of the live build beside it, among visitors who may get
 * either: those with a device id, which decides by chance. Each web server keeps a file of its counts beside the
 * registry; any of them judges by all files together, and the registry's lock has it done once. A view is a page
 * that the package shows, or another in which it failed.
 */
export const watchCandidates = ({ storage, live, log, now = Date.now }: Options): CandidateWatch => {
  const server = randomUUID();
  const runs = new Map<string, Run>();
  let isJudging = false;

  const runOf = (name: string, { live: build, candidate }: Pointer): Run | null => {
    // One that stood before candidates had a beginning is left to people.
    if (!candidate?.since) return null;
    const known = runs.get(name);
    if (known && known.live === build && isDeepStrictEqual(known.candidate, candidate)) return known;
    const run: Run = {
      live: build,
      candidate: { ...candidate, since: candidate.since },
      arms: noArms(),
      devices: new LRUCache({ max: maxDevices }),
      addresses: new LRUCache({ max: maxDevices }),
      written: null,
    };
    runs.set(name, run);
    return run;
  };

  /** An address of the own network says nothing of who asks, and has no bound. */
  const countedOf = (run: Run, address: string): { views: number; failed: number } => {
    const key = normalizeIP(address);
    const counted = run.addresses.get(key) ?? { views: 0, failed: 0 };
    if (isPublicAddress(address)) run.addresses.set(key, counted);
    return counted;
  };

  const count = (
    run: Run,
    build: number,
    { device, address }: Visitor & { device: string },
    what: { isView: boolean; hasFailed: boolean },
  ): void => {
    const arm = build === run.candidate.build ? run.arms.candidate : build === run.live ? run.arms.live : null;
    if (!arm) return;
    const key = `${build}/${device}`;
    const before = run.devices.get(key);
    const isNewFailure = what.hasFailed && before !== 'failed';
    const counted = countedOf(run, address);
    if (counted.failed >= mostOfAddress.failed || (counted.views >= mostOfAddress.views && !isNewFailure)) return;
    if (what.isView || (isNewFailure && before === undefined)) {
      arm.views += 1;
      counted.views += 1;
    }
    if (isNewFailure) {
      arm.failed += 1;
      counted.failed += 1;
    }
    run.devices.set(key, isNewFailure || before === 'failed' ? 'failed' : 'seen');
  };

  const candidates = (): [string, Run][] =>
    Object.entries(live.pointers()).flatMap(([name, pointer]) => {
      const run = runOf(name, pointer);
      return run ? [[name, run] as [string, Run]] : [];
    });

  const settle = async (name: string, run: Run): Promise<void> => {
    const { candidate } = run;
    const verdict = verdictOf(candidate, run.live, await storage.counts(name, candidate.since), now());
    if (verdict.kind === 'wait') return;
    const by = `web server on ${hostname()}`;
    const carryOut = (kind: 'stop' | 'promote', why: string) =>
      settleCandidate(storage, name, candidate, { kind, note: { by, why } });
    try {
      const isDone = await carryOut(verdict.kind, verdict.why);
      if (isDone) log.warn({ remote: name, build: candidate.build, why: verdict.why }, `candidate: ${verdict.kind}`);
    } catch (error) {
      if (!(error instanceof DeliveryProblem) || verdict.kind === 'stop') throw error;
      // It will not become what the gate lets through by waiting.
      const why = `candidate ${candidate.build} stopped by itself: the gate refused its promotion: ${error.message}`;
      if (await carryOut('stop', why)) log.error({ remote: name, build: candidate.build, why }, 'candidate: stop');
    }
  };

  const judge = async (): Promise<void> => {
    await live.setFor(null);
    const standing = candidates();
    for (const name of runs.keys()) if (!standing.some(([one]) => one === name)) runs.delete(name);
    for (const [name, run] of standing) {
      if (!isDeepStrictEqual(run.written, run.arms)) {
        const arms = structuredClone(run.arms);
        await storage.writeCounts(name, run.candidate.since, server, arms);
        run.written = arms;
      }
      await settle(name, run);
    }
  };

  const timer = setInterval(() => {
    if (isJudging || !Object.values(live.pointers()).some(({ candidate }) => candidate)) return;
    isJudging = true;
    judge()
      .catch((error: unknown) => log.error({ reason: String(error) }, 'candidates could not be judged'))
      .finally(() => (isJudging = false));
  }, judgedEvery);
  timer.unref();

  return {
    viewed({ page, builds, device, address }) {
      if (!device || !live.varies()) return;
      for (const [name, run] of candidates()) {
        const build = builds[name];
        if (build === undefined) continue;
        const isView = name === 'host' || page.owner.remote === name;
        const hasFailed = page.failed.some((one) => one.remote === name && one.build === build);
        if (isView || hasFailed) count(run, build, { device, address }, { isView, hasFailed });
      }
    },
    failed({ remote, build }, { device, address }) {
      if (!device || !live.varies()) return;
      for (const [name, run] of candidates())
        if (name === remote) count(run, build, { device, address }, { isView: false, hasFailed: true });
    },
    judge,
    close: () => clearInterval(timer),
  };
};
