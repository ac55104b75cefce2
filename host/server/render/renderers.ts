import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSet } from '../builds/live-releases.ts';
import type { FormOutput } from '../../contract/forms.ts';
import type { PageMatch, RenderedRemote } from '../../contract/rendering.ts';
import type { RemoteFaults } from '../site/remote-faults.ts';
import type { BuildMarks } from './build-marks.ts';
import type { OwnedFolder } from './code-owner.ts';
import type { FormTask, RenderTask, RenderedPage } from './messages.ts';
import { type RenderPool, renderPool } from './render-pool.ts';
import { RenderFailure } from './render-thread.ts';
import { QueueFull, type QueueLoad, type RenderQueue, renderQueue } from './render-queue.ts';
import type { ThreadEnd } from './render-thread.ts';

export interface RenderersOptions {
  /** Threads for one build of the host. */
  workers: number;
  /** Pages that are rendered at once, and that may wait for it. */
  concurrency: number;
  places: number;
  /** Milliseconds that a page may take, with waiting. */
  limit: number;
  marks: BuildMarks;
  faults: RemoteFaults;
  log: FastifyBaseLogger;
}

/** A page that was matched and, where it is the same for everyone, rendered. */
export interface Matched {
  match: PageMatch;
  /** The page, or why there is none; null where it was not rendered. @throws TooLate, RenderFailure */
  rendering: (() => Promise<RenderedPage>) | null;
}

export interface Renderers {
  /** What the route tables say of a path. @throws QueueFull, TooLate, RenderFailure */
  match(set: ReleaseSet, pathname: string): Promise<PageMatch>;
  /** @throws QueueFull, TooLate, RenderFailure */
  render(set: ReleaseSet, task: RenderTask): Promise<RenderedPage>;
  /** Whether `match` asks no thread. */
  isMatched(set: ReleaseSet, pathname: string): boolean;
  /**
   * Both of a page that nothing is known of yet, in one question: it is rendered where it is the same for everyone.
   * `task` has no visitor. @throws QueueFull
   */
  page(set: ReleaseSet, task: RenderTask): Promise<Matched>;
  /** Has a form taken by the remote that it is for. @throws QueueFull, TooLate, RenderFailure */
  act(set: ReleaseSet, task: FormTask): Promise<FormOutput>;
  /** How full the queues are of pages that are rendered and of forms that are taken. */
  load(): Record<'pages' | 'forms', QueueLoad>;
  /** Has all threads forget what pages of everybody have in common. */
  forget(): void;
  close(): Promise<void>;
}

/** Each build of the host has its own threads, which share no loaded code with another build's. */
interface Group {
  pool: RenderPool;
  folders: Map<string, OwnedFolder>;
}

const keptGroups = 2;
const keptMatches = 5_000;
/** A page that did not come is matched alone, in this part of the time for a page: somebody has waited for it already. */
const matchedWithin = 10;
/** Of a page that did not come and could not be matched either. */
const notKnown: PageMatch = { render: 'public' };
/** How many times as long as a page a form may take: longer than each of its calls to the API may (form-caller.ts). */
const formPatience = 10;

const renderedRemotes = (set: ReleaseSet, marks: BuildMarks): RenderedRemote[] =>
  set.remotes.flatMap(({ release: { package: name, build, config }, serverEntry }) =>
    config === null ? [] : [{ name, build, serverEntry: marks.isMarked(name, build) ? null : serverEntry, config }],
  );

const ownedFolder = (name: string, build: number, entry: string): OwnedFolder => ({
  name,
  build,
  folder: path.dirname(entry),
});

/** Renders pages in threads, as many at once as the settings allow. */
export const renderers = (options: RenderersOptions): Renderers => {
  const { marks, faults, log } = options;
  const queue: RenderQueue = renderQueue(options);
  // A queue of their own: forms that wait for a slow API take no places from pages.
  const forms: RenderQueue = renderQueue(options);
  const groups = new Map<string, Group>();
  const matches = new Map<string, Promise<PageMatch>>();

  const blame = ({ folders }: Group, end: ThreadEnd): void => {
    const host = [...folders.values()].find(({ name }) => name === 'host');
    if (end.why !== 'stuck') {
      log.error({ reason: end.reason }, 'a thread that renders pages ended by itself');
      if (end.why === 'unusable' && host)
        faults.record({ remote: 'host', build: host.build, expose: '', cause: 'import' });
      return;
    }
    const { owner } = end;
    log.error({ ...owner }, 'a thread that renders pages gave no answer and was ended');
    if (!owner) return;
    marks.mark(owner.remote, owner.build);
    faults.record({ remote: owner.remote, build: owner.build, expose: owner.expose ?? '', cause: 'stuck' });
  };

  const groupOf = (set: ReleaseSet): Group => {
    const { host } = set;
    if (!host?.serverEntry) throw new Error('a host without server files renders nothing');
    const hostEntry = host.serverEntry;
    let group = groups.get(hostEntry);
    groups.delete(hostEntry);
    if (!group) {
      const folders = new Map([[hostEntry, ownedFolder('host', host.release.build, hostEntry)]]);
      const made: Group = {
        folders,
        pool: renderPool({
          hostEntry,
          size: options.workers,
          stuckAfter: options.limit * 2,
          folders: () => [...folders.values()],
          onFault: (fault, reason) => faults.record(fault, { reason }),
          onEnd: (end) => blame(made, end),
          log,
        }),
      };
      group = made;
    }
    // The build used last stands last; only one more is kept.
    groups.set(hostEntry, group);
    for (const { release, serverEntry } of set.remotes)
      if (serverEntry !== null)
        group.folders.set(serverEntry, ownedFolder(release.package, release.build, serverEntry));
    const [oldest] = groups;
    if (groups.size > keptGroups && oldest) {
      groups.delete(oldest[0]);
      void oldest[1].pool.close(options.limit);
    }
    return group;
  };

  /** As JSON, made again for a set when a build of it is marked, or is no longer. */
  const made = new WeakMap<ReleaseSet, { marked: string; json: string }>();
  const remotesOf = (set: ReleaseSet): string => {
    const marked = set.remotes.map(({ release }) => marks.isMarked(release.package, release.build)).join();
    const known = made.get(set);
    if (known?.marked === marked) return known.json;
    const json = JSON.stringify(renderedRemotes(set, marks));
    made.set(set, { marked, json });
    return json;
  };

  const ask = (set: ReleaseSet, pathname: string, limit = options.limit): Promise<PageMatch> => {
    const { pool } = groupOf(set);
    const question = { kind: 'match', pathname, remotes: remotesOf(set) } as const;
    return queue.run(limit, (signal) => pool.ask(question, signal));
  };

  const keyOf = (set: ReleaseSet, pathname: string): string => `${set.key}\n${pathname}`;
  const remember = (key: string, match: Promise<PageMatch>): void => {
    matches.delete(key);
    matches.set(key, match);
    match.catch(() => matches.delete(key));
    const [oldest] = matches.keys();
    if (matches.size > keptMatches && oldest !== undefined) matches.delete(oldest);
  };

  return {
    match(set, pathname) {
      const key = keyOf(set, pathname);
      const known = matches.get(key) ?? ask(set, pathname);
      remember(key, known);
      return known;
    },
    isMatched: (set, pathname) => matches.has(keyOf(set, pathname)),
    async page(set, task) {
      const { pool } = groupOf(set);
      const question = { kind: 'page', task, remotes: remotesOf(set) } as const;
      const { pathname } = new URL(task.url, task.origin);
      const key = keyOf(set, pathname);
      const answered = await queue
        .run(options.limit, (signal) => pool.ask(question, signal))
        .catch(async (error: unknown) => {
          if (error instanceof QueueFull) throw error;
          const failed = () => Promise.reject(error);
          const match = ask(set, pathname, options.limit / matchedWithin);
          return match.then(
            (known) => {
              remember(key, match);
              return { match: known, failed };
            },
            () => ({ match: notKnown, failed }),
          );
        });
      if ('failed' in answered) return { match: answered.match, rendering: answered.failed };
      const { match, page, problem } = answered;
      remember(key, Promise.resolve(match));
      if (problem) {
        const failure = new RenderFailure(problem.reason, problem.fault);
        return { match, rendering: () => Promise.reject(failure) };
      }
      return { match, rendering: page && (async () => page) };
    },
    render(set, task) {
      const { pool } = groupOf(set);
      const question = { kind: 'render', task, remotes: remotesOf(set) } as const;
      return queue.run(options.limit, (signal) => pool.ask(question, signal));
    },
    act(set, task) {
      const { pool } = groupOf(set);
      const question = { kind: 'act', task, remotes: remotesOf(set) } as const;
      return forms.run(options.limit * formPatience, (signal) => pool.ask(question, signal));
    },
    load: () => ({ pages: queue.load(), forms: forms.load() }),
    forget() {
      for (const { pool } of groups.values()) pool.forget();
    },
    close: async () => void (await Promise.all([...groups.values()].map(({ pool }) => pool.close()))),
  };
};
