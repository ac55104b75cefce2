import { fork } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteConfig } from '@shop/contract';
import type { Samples } from '../schemas.ts';

type Answer = Samples['answers'][number];

/** A remote as the host's build takes it; null: its code is not in the trial. */
interface TriedRemote {
  name: string;
  build: number;
  serverEntry: string | null;
}

export interface TrialTask {
  /** The host's `render.js`, in whose shared modules the remote runs. */
  hostEntry: string;
  remote: TriedRemote & { serverEntry: string };
  exposes: readonly string[];
  /** Addresses that are rendered once the modules are loaded, and what their calls meet. */
  pages: readonly string[];
  /** Every remote beside which they are rendered, that of the trial among them. */
  beside: readonly (TriedRemote & { config: RemoteConfig })[];
  /** The API itself where it is named, such as `http://127.0.0.1:4000`; else answers that were recorded. */
  api: string | null;
  answers: readonly Answer[];
}

/** Its exports and, of a language, the names of its texts. */
export interface Loaded {
  exports: readonly string[];
  texts: readonly string[];
}

export interface Rendered {
  status: number;
  redirect: string | null;
  /** Modules that it is shown by, as `catalog ./home`. */
  exposes: readonly string[];
  /** Parts that failed while the page went on, each in one line. */
  lost: readonly string[];
  /** Boundaries in it that are left to the browser, as those that threw are. */
  left: number;
  /** Calls that nothing was recorded for. */
  unanswered: readonly string[];
  /** Calls as they were answered, in their order. */
  answers: readonly Answer[];
}

export type FromTrial =
  | { kind: 'unusable'; reason: string }
  /** `subject`: an expose (`./home`) or a page's address (`/`). */
  | { kind: 'began'; subject: string }
  | ({ kind: 'loaded'; subject: string } & Loaded)
  | ({ kind: 'rendered'; subject: string } & Rendered)
  | { kind: 'failed'; subject: string; reason: string; unanswered?: readonly string[] };

/** How a module or page ended, or why it did not. */
type Tried<T> = T | { failure: string; unanswered?: readonly string[] };

export interface Trial {
  /** Why the host could not be loaded, and so nothing else; null when it was. */
  unusable: string | null;
  exposes: Map<string, Tried<Loaded>>;
  pages: Map<string, Tried<Rendered>>;
}

const child = path.join(import.meta.dirname, `trial-child${path.extname(import.meta.filename)}`);
/** Milliseconds for each module, and each page. */
const timeLimit = 10_000;
/** Milliseconds for a process to start and load the host. */
const startLimit = 60_000;

const isPage = (subject: string): boolean => subject.startsWith('/');
const isTried = ({ exposes, pages }: Trial, subject: string): boolean => exposes.has(subject) || pages.has(subject);
const subjectsOf = ({ exposes, pages }: TrialTask): string[] => [...exposes, ...pages];

/** One process: it tries modules and pages until it ends, or one takes too long. */
const attempt = async (task: TrialTask, limit: number, trial: Trial): Promise<void> => {
  const readable = [path.dirname(task.hostEntry), path.dirname(task.remote.serverEntry), import.meta.dirname];
  const running = fork(child, [], {
    execArgv: ['--permission', '--no-warnings', ...readable.map((folder) => `--allow-fs-read=${folder}${path.sep}`)],
    env: { NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  let current: string | null = null;
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout;
    const fail = (failure: string, unanswered: readonly string[] = []): void => {
      if (current === null) trial.unusable ??= failure;
      else if (!isTried(trial, current))
        trial[isPage(current) ? 'pages' : 'exposes'].set(current, { failure, unanswered });
    };
    const doing = (): string => (current !== null && isPage(current) ? 'rendered' : 'loaded');
    const waitFor = (most: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(`it was not ${doing()} within ${most / 1000} seconds`);
        running.kill('SIGKILL');
      }, most);
    };
    waitFor(startLimit);
    running.on('message', (message: FromTrial) => {
      waitFor(limit);
      if (message.kind === 'unusable') trial.unusable = message.reason;
      else if (message.kind === 'began') current = message.subject;
      else if (message.kind === 'failed') fail(message.reason, message.unanswered);
      else if (message.kind === 'rendered') trial.pages.set(message.subject, message);
      else trial.exposes.set(message.subject, message);
    });
    running.on('error', (error) => fail(error.message));
    running.on('close', (code, signal) => {
      clearTimeout(timer);
      const isDone = subjectsOf(task).every((subject) => isTried(trial, subject));
      if (!isDone && trial.unusable === null)
        fail(`the process that ${doing()} it ended (${signal ?? `exit code ${code}`})`);
      resolve();
    });
    running.send(task);
  });
};

/**
 * Loads every named module of a remote's build for the web server under a build of the host, and renders pages with them,
 * in processes of their own: after a module or page that hangs or ends its process, the others are tried in a new one.
 */
export const tried = async (given: TrialTask, limit = timeLimit): Promise<Trial> => {
  const trial: Trial = { unusable: null, exposes: new Map(), pages: new Map() };
  // The process may read what lies below these folders, by their real names.
  const [hostEntry, serverEntry] = await Promise.all([realpath(given.hostEntry), realpath(given.remote.serverEntry)]);
  const remote = { ...given.remote, serverEntry };
  const beside = given.beside.map((one) => (one.name === remote.name ? { ...one, serverEntry } : one));
  const left = (subjects: readonly string[]): string[] => subjects.filter((subject) => !isTried(trial, subject));
  for (;;) {
    const task = { ...given, hostEntry, remote, beside, exposes: left(given.exposes), pages: left(given.pages) };
    const before = subjectsOf(task).length;
    if (before === 0 || trial.unusable !== null) return trial;
    await attempt(task, limit, trial);
    if (left(subjectsOf(task)).length === before) return trial;
  }
};
