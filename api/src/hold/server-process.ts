import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Its output so far, line by line: its steps and its log. */
  readonly lines: readonly string[];
  /** Ends it at once, as a crash does (SIGKILL); resolves when the process is gone. */
  kill(): Promise<void>;
  /** Ends it in order (SIGTERM); resolves when the process is gone. */
  stop(): Promise<void>;
}

/** The errors among a server's lines. */
export const loggedErrors = (lines: readonly string[]): string[] =>
  lines.filter((line) => /"level":(50|60)/.test(line));

/**
 * Starts a server with Node and waits until it says where it listens.
 * @param args of Node: the program, and options before it
 * @param env settings on top of this process's environment
 * @param ready a line with its URL as the first group
 * @throws Error with what it wrote when it ends before it listens
 */
export const startServerProcess = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  // None outlives the program that started it, also when that one fails.
  const endWithProgram = () => child.kill('SIGKILL');
  process.once('exit', endWithProgram);
  child.once('exit', () => process.off('exit', endWithProgram));
  const lines: string[] = [];
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const [, address] = ready.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('exit', () => reject(new Error(`A server ended while it started:\n${lines.join('\n')}`)));
    child.once('error', reject);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, pid: child.pid ?? 0, lines, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};
