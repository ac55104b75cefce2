import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { readableLine } from './log-line.ts';
import { StartProblem } from './problem.ts';

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Long-running processes that live and die together. */
export class Children {
  readonly #running = new Map<string, ChildProcess>();
  readonly #commands = new Map<string, Parameters<Children['start']>>();
  readonly #print: (line: string) => void;
  /** Rejects, with one line, when a child ends without being asked to. */
  readonly crashed: Promise<never>;
  #rejectCrashed: (problem: StartProblem) => void = () => {};
  #stopping = false;

  constructor(print: (line: string) => void) {
    this.#print = print;
    this.crashed = new Promise((_resolve, reject) => (this.#rejectCrashed = reject));
    // Waiting callers get the error; without this handler a crash before anyone waits would end the process.
    this.crashed.catch(() => {});
  }

  start(name: string, command: string, args: string[], { env, cwd }: ChildOptions = {}): void {
    // Each child has its own process group, because package managers do not pass signals on and this process handles
    // Ctrl-C.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#running.set(name, child);
    this.#commands.set(name, [name, command, args, { ...(env && { env }), ...(cwd !== undefined && { cwd }) }]);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#print(`${name.padEnd(4)} │ ${readableLine(line)}`));
    }
    const end = (why: string): void => {
      // One that was ended to be started anew is no longer there.
      if (this.#running.get(name) === child) this.#end(name, why);
    };
    child.once('error', (error) => end(`cannot be started: ${error.message}`));
    child.once('close', (code, signal) => end(`ended unexpectedly (${signal ?? `exit code ${code}`})`));
  }

  /** Ends a child and starts it again as it was started. */
  async restart(name: string): Promise<void> {
    const [child, command] = [this.#running.get(name), this.#commands.get(name)];
    if (!child || !command) return;
    this.#running.delete(name);
    const closed = once(child, 'close');
    signalGroup(child, 'SIGTERM');
    await closed;
    if (!this.#stopping) this.start(...command);
  }

  /** The process of a child that runs. */
  pidOf(name: string): number | undefined {
    return this.#running.get(name)?.pid;
  }

  #end(name: string, why: string): void {
    this.#running.delete(name);
    if (!this.#stopping) this.#rejectCrashed(new StartProblem(`The ${name} process ${why}.`));
  }

  /** Ends all children: politely, and after `patience` ms by force. */
  async stop(timeout = 5_000): Promise<void> {
    this.#stopping = true;
    const left = [...this.#running.values()];
    for (const child of left) signalGroup(child, 'SIGTERM');
    const ended = Promise.all(left.filter(isRunning).map((child) => once(child, 'close')));
    await Promise.race([ended, wait(timeout, undefined, { ref: false })]);
    // The group may outlive its first process.
    for (const child of left) signalGroup(child, 'SIGKILL');
  }
}

/** Signals a child and whatever it has started; one that ended already is no problem. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No such group: it has ended.
  }
};

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Waits until an address answers 200; rejects when it takes longer than `limit` ms or a child crashes. */
export const untilHealthy = async (url: string, children: Children, limit: number): Promise<void> => {
  const until = Date.now() + limit;
  const crash = new AbortController();
  children.crashed.catch(() => crash.abort());
  const healthy = async () => {
    while (Date.now() < until && !crash.signal.aborted) {
      const ok = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await wait(100);
    }
    throw new StartProblem(`${url} did not answer within ${Math.round(limit / 1000)} seconds.`);
  };
  await Promise.race([healthy(), children.crashed]);
};
