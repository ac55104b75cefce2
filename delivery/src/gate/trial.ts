import { fork } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';

export interface TrialTask {
  /** The host's `render.js`, in whose shared modules the remote runs. */
  hostEntry: string;
  remote: { name: string; build: number; serverEntry: string };
  exposes: readonly string[];
}

/** What a module of a remote has: its exports and, of a language, the names of its texts. */
export interface Loaded {
  exports: readonly string[];
  texts: readonly string[];
}

export type FromTrial =
  | { kind: 'unusable'; reason: string }
  | { kind: 'began'; expose: string }
  | ({ kind: 'loaded'; expose: string } & Loaded)
  | { kind: 'failed'; expose: string; reason: string };

/** How a module ended: loaded, or why it was not. */
export type Tried = Loaded | { failure: string };

export interface Trial {
  /** Why the host could not be loaded, and so nothing else; null when it was. */
  unusable: string | null;
  exposes: Map<string, Tried>;
}

const child = path.join(import.meta.dirname, `trial-child${path.extname(import.meta.filename)}`);
/** Milliseconds for each module. */
const timeLimit = 10_000;
/** Milliseconds for a process to start and load the host. */
const startLimit = 60_000;

/** One process: it tries modules until it ends, or one takes too long. */
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
    const fail = (failure: string): void => {
      if (current === null) trial.unusable ??= failure;
      else if (!trial.exposes.has(current)) trial.exposes.set(current, { failure });
    };
    const waitFor = (most: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(`it was not loaded within ${most / 1000} seconds`);
        running.kill('SIGKILL');
      }, most);
    };
    waitFor(startLimit);
    running.on('message', (message: FromTrial) => {
      waitFor(limit);
      if (message.kind === 'unusable') trial.unusable = message.reason;
      else if (message.kind === 'began') current = message.expose;
      else if (message.kind === 'failed') trial.exposes.set(message.expose, { failure: message.reason });
      else trial.exposes.set(message.expose, { exports: message.exports, texts: message.texts });
    });
    running.on('error', (error) => fail(error.message));
    running.on('close', (code, signal) => {
      clearTimeout(timer);
      const isDone = task.exposes.every((expose) => trial.exposes.has(expose));
      if (!isDone && trial.unusable === null)
        fail(`the process that loaded it ended (${signal ?? `exit code ${code}`})`);
      resolve();
    });
    running.send(task);
  });
};

/**
 * Loads every named module of a remote's build for the web server under a build of the host, in processes of their own:
 * after one that hangs or ends its process, the others are tried in a new one (X-206).
 */
export const tryExposes = async (given: TrialTask, limit = timeLimit): Promise<Trial> => {
  const trial: Trial = { unusable: null, exposes: new Map() };
  // The process may read what lies below these folders, by their real names.
  const [hostEntry, serverEntry] = await Promise.all([realpath(given.hostEntry), realpath(given.remote.serverEntry)]);
  const task = { ...given, hostEntry, remote: { ...given.remote, serverEntry } };
  for (let left = task.exposes; left.length > 0 && trial.unusable === null;) {
    await attempt({ ...task, exposes: left }, limit, trial);
    const next = left.filter((expose) => !trial.exposes.has(expose));
    if (next.length === left.length) break;
    left = next;
  }
  return trial;
};
