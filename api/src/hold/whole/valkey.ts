import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A Valkey or Redis server of the measure's own, which keeps nothing on disk. */
export interface Valkey {
  /** Its address; a database follows. */
  readonly url: string;
  pid(): number;
  /** Ends it and starts it again, empty, at the same address. */
  restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  stop(): Promise<void>;
}

const start = async (port: number, folder: string): Promise<ChildProcess> => {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('redis-server ended while it started')));
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('eady to accept')) resolve();
    });
  });
  return server;
};

const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
};

/** Starts `redis-server` at a free port. @throws Error when there is no such program */
export const startValkey = async (port: number, folder: string): Promise<Valkey> => {
  let server = await start(port, folder);
  const endWithProgram = () => server.kill('SIGKILL');
  process.once('exit', endWithProgram);
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => server.pid ?? 0,
    restart: async (signal) => {
      await end(server, signal);
      server = await start(port, folder);
    },
    stop: async () => {
      process.off('exit', endWithProgram);
      await end(server, 'SIGTERM');
    },
  };
};
