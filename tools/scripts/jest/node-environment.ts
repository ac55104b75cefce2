// The environment of tests of code that runs in Node alone: Node's own globals, in which all files of a process run one
// after another. What a file changed there is put back at its end, and what would have misled the next one fails it.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

type Timers = ConstructorParameters<typeof ModernFakeTimers>[0];
/** What an object had: functions and classes by their names. */
type Snapshot = [owner: string, of: object, had: Map<string, unknown>];

const kinds = { globalThis, Math, Date, JSON, performance, AbortSignal } as const;

/** Without what Node makes when it is first asked for. */
const functionsOf = (of: object): Map<string, unknown> =>
  new Map(
    Object.entries(Object.getOwnPropertyDescriptors(of))
      .filter(([, { value }]) => typeof value === 'function')
      .map(([name, { value }]) => [name, value]),
  );

interface TestEvent {
  name: string;
  test?: { errors: unknown[] };
}

/** jest prints the paths of files as they are seen from the workspace, but not addresses of modules. */
const nameFiles = (error: unknown): void => {
  if (!(error instanceof Error) || !error.stack) return;
  error.stack = error.stack.replaceAll(/file:\/\/(\/[^\s?]+?)(?:\?file=\d+)?(?=:\d+:\d+)/g, '$1');
};

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException', 'unhandledRejection'] as const;

export default class NodeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #env = { ...process.env };
  readonly #cwd = process.cwd();
  /** jest puts its own in their place before `setup`. */
  readonly #own = { console: globalThis.console, exit: process.exit };
  readonly #listeners = signals.map((signal) => [signal, process.rawListeners(signal)] as const);
  #stored: Snapshot[] = [];

  constructor({ projectConfig }: { projectConfig: Timers['config'] }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  handleTestEvent({ name, test }: TestEvent, state: { unhandledErrors: unknown[] }): void {
    if (name === 'test_done') for (const error of test?.errors.flat() ?? []) nameFiles(error);
    // All that jest has put there is there, and nothing of the file.
    if (name === 'setup') this.#stored = Object.entries(kinds).map(([owner, of]) => [owner, of, functionsOf(of)]);
    // After the last `afterAll`; what is said here fails the file.
    if (name === 'run_finish') {
      for (const left of this.#putBack()) state.unhandledErrors.push(Object.assign(new Error(left), { stack: left }));
    }
  }

  async teardown(): Promise<void> {
    this.#putBack();
    for (const [signal, had] of this.#listeners) {
      process.removeAllListeners(signal);
      for (const listener of had) process.on(signal, listener as () => void);
    }
    this.fakeTimersModern.dispose();
    globalThis.console = this.#own.console;
    process.exit = this.#own.exit;
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  /** There is none: nothing is compiled for it. */
  getVmContext(): null {
    return null;
  }

  /** Answers what the file should have put back itself. Spies are jest's, which takes them away after each file. */
  #putBack(): string[] {
    this.moduleMocker.restoreAllMocks();
    const left: string[] = [];
    if ('clock' in globalThis.setTimeout)
      left.push('This file left fake timers: call jest.useRealTimers() at its end.');
    this.fakeTimersModern.useRealTimers();
    for (const [owner, of, had] of this.#stored) {
      for (const [name, value] of had) {
        if (Reflect.get(of, name) === value) continue;
        Object.defineProperty(of, name, { ...Object.getOwnPropertyDescriptor(of, name), value });
        left.push(`This file left ${owner}.${name} changed: put it back at its end.`);
      }
    }
    if (process.cwd() !== this.#cwd) {
      process.chdir(this.#cwd);
      left.push('This file left another working folder: put it back at its end.');
    }
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    return left;
  }
}
