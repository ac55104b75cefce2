import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { askOnce, askUntil, streamUntilClosed } from '@shop/serving/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { publishedShop } from './testing.ts';

let api: FastifyInstance;
let releases: string;
let gate: PromiseWithResolvers<void>;
let asked: PromiseWithResolvers<void>;
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  releases = (await publishedShop()).root;
});
beforeEach(async () => {
  gate = Promise.withResolvers();
  asked = Promise.withResolvers();
  api = fastify({ forceCloseConnections: true });
  api.get('/api/held', async () => {
    asked.resolve();
    await gate.promise;
    return { code: 200 };
  });
  api.get('/api/quick', async () => ({ code: 200 }));
});
afterEach(async () => {
  child.kill('SIGKILL');
  gate.resolve();
  await api.close();
});

const start = async (environment: Record<string, string>): Promise<{ exit: Promise<unknown[]> }> => {
  const API_URL = await api.listen({ port: 0, host: '127.0.0.1' });
  const { PATH = '' } = process.env;
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { PATH, PORT: '0', RELEASES: releases, API_URL, RENDER_WORKERS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /listening at (http[^"\s]+)/.exec(line) ?? [];
    if (address === undefined) continue;
    url = address;
    break;
  }
  child.stdout.resume();
  return { exit: once(child, 'exit') };
};

test('a web server that is asked to end under a stream of requests loses none of them', async () => {
  const ended = await start({ DRAIN_DELAY: '6000' });
  expect(await askOnce(`${url}/readyz`)).toBe(200);
  const pending = askOnce(`${url}/api/held`);
  await asked.promise;
  const stream = streamUntilClosed(['/api/quick', '/api/quick', '/healthz', '/livez', '/'].map((one) => url + one));
  child.kill('SIGTERM');
  await askUntil(`${url}/readyz`, 503);
  expect(await askOnce(`${url}/livez`)).toBe(200);
  expect(Object.keys(await stream)).toEqual(['200']);
  await askUntil(`${url}/livez`, 'ECONNREFUSED');
  gate.resolve();
  expect(await pending).toBe(200);
  expect(await ended.exit).toEqual([0, null]);
});

test('what takes longer than the limit is cut off, and the exit code says so', async () => {
  const ended = await start({ DRAIN_LIMIT: '1' });
  const pending = askOnce(`${url}/api/held`);
  await asked.promise;
  child.kill('SIGTERM');
  expect(await pending).toBe('ECONNRESET');
  expect(await ended.exit).toEqual([1, null]);
});
