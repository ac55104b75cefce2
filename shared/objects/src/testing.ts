import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const bucket = 'shop-tests';

/** An S3-compatible server in a process of its own; gone with the last test of the file. */
export interface TestServer {
  /** A part of its bucket that no other test has, as a setting names it. */
  freshPlace(): string;
  /** The settings by which it is reached. */
  readonly env: Record<string, string>;
  /** Kills it; the answer starts it again where it was, with all that it has. */
  kill(): Promise<() => Promise<void>>;
}

const endings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const program = path.join(import.meta.dirname, 'testing/s3-server.ts');

/** `ignoresConditions`: as some stores are, on which releases would be lost. */
export const startS3Server = async ({ ignoresConditions = false } = {}): Promise<TestServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-s3-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  let child: ChildProcess | null = null;
  const end = async () => {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    child = null;
    await ended;
  };
  endings.push(end);
  const start = async (port: number): Promise<number> => {
    child = fork(program, [folder, String(port), bucket, ...(ignoresConditions ? [] : ['conditional'])], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // It makes the marks of pages with a cipher that is not on by itself any more.
      execArgv: ['--openssl-legacy-provider'],
    });
    if (!child.stdout) throw new Error('The server has no output.');
    const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => ['it ended'])]);
    if (!/^\d+\n$/.test(String(line))) throw new Error(`The server does not start: ${line}`);
    return Number(line);
  };
  const port = await start(0);
  return {
    freshPlace: () => `s3://${bucket}/${randomUUID()}`,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async kill() {
      await end();
      return async () => void (await start(port));
    },
  };
};
