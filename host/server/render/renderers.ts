import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSet } from '../builds/live-releases.ts';
import type { FormOutput } from '../../contract/forms.ts';
import type { RenderedRemote } from '../../contract/rendering.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';
import type { BuildMarks } from './build-marks.ts';
import type { OwnedFolder } from './code-owner.ts';
import type { FormTask, RenderTask, RenderedPage } from './messages.ts';
import { type RenderPool, renderPool } from './render-pool.ts';
import { type QueueLoad, type RenderQueue, renderQueue } from './render-queue.ts';
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

export interface Renderers {
  /** @throws QueueFull, TooLate, RenderFailure */
  render(set: ReleaseSet, task: RenderTask): Promise<RenderedPage>;
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

const cachedGroups = 2;
/** How many times as long as a page a form may take: longer than each of its calls to the API may (host/src/server-render/act.ts). */
const formTimeout = 10;

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
    if (groups.size > cachedGroups && oldest) {
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

  return {
    render(set, task) {
      const { pool } = groupOf(set);
      const question = { kind: 'render', task, remotes: remotesOf(set) } as const;
      return queue.run(options.limit, (signal) => pool.ask(question, signal));
    },
    act(set, task) {
      const { pool } = groupOf(set);
      const question = { kind: 'act', task, remotes: remotesOf(set) } as const;
      return forms.run(options.limit * formTimeout, (signal) => pool.ask(question, signal));
    },
    load: () => ({ pages: queue.load(), forms: forms.load() }),
    forget() {
      for (const { pool } of groups.values()) pool.forget();
    },
    close: async () => void (await Promise.all([...groups.values()].map(({ pool }) => pool.close()))),
  };
};
