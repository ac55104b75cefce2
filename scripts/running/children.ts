import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from './problem.ts';

export type ChildOptions = { env?: NodeJS.ProcessEnv; cwd?: string };

/** Long-running processes that live and die together. */
export class Children {
  readonly #running = new Map<string, ChildProcess>();
  readonly #print: (line: string) => void;
  /** Rejects, with one line, when a child ends without being asked to. */
  readonly crashed: Promise<never>;
  #tellCrash: (problem: StartProblem) => void = () => {};
  #stopping = false;

  constructor(print: (line: string) => void) {
    this.#print = print;
    this.crashed = new Promise((_resolve, reject) => (this.#tellCrash = reject));
    // Whoever waits hears of it; a crash before anyone waits must not end the process by itself.
    this.crashed.catch(() => {});
  }

  start(name: string, command: string, args: string[], { env, cwd }: ChildOptions = {}): void {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.set(name, child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#print(`${name.padEnd(4)} │ ${line}`));
    }
    child.once('error', (error) => this.#end(name, `cannot be started: ${error.message}`));
    child.once('close', (code, signal) => this.#end(name, `ended unexpectedly (${signal ?? `exit code ${code}`})`));
  }

  #end(name: string, why: string): void {
    this.#running.delete(name);
    // Ctrl-C reaches a child a moment before it reaches us.
    setTimeout(() => {
      if (!this.#stopping) this.#tellCrash(new StartProblem(`The ${name} process ${why}.`));
    }, 150);
  }

  /** Ends all children: politely, and after `patience` ms by force. */
  async stop(patience = 5_000): Promise<void> {
    this.#stopping = true;
    const left = [...this.#running.values()];
    for (const child of left) child.kill('SIGTERM');
    const ended = Promise.all(left.filter(isRunning).map((child) => once(child, 'close')));
    await Promise.race([ended, wait(patience, undefined, { ref: false })]);
    for (const child of left) if (isRunning(child)) child.kill('SIGKILL');
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Waits until an address answers 200; rejects when it takes longer than `limit` ms or a child crashes. */
export async function untilHealthy(url: string, children: Children, limit: number): Promise<void> {
  const until = Date.now() + limit;
  let crashed = false;
  const crash = children.crashed.finally(() => (crashed = true));
  crash.catch(() => {});
  const healthy = async () => {
    while (Date.now() < until && !crashed) {
      const ok = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await wait(100);
    }
    throw new StartProblem(`${url} did not answer within ${Math.round(limit / 1000)} seconds.`);
  };
  await Promise.race([healthy(), crash]);
}
