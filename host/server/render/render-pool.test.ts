import path from 'node:path';
import { temporaryFolder, writeFiles } from '@shop/delivery/testing';
import fastify from 'fastify';
import type { RenderTask } from './messages.ts';
import { renderPool } from './render-pool.ts';
import { RenderFailure, type ThreadEnd } from './render-thread.ts';

/** A host whose pages take a moment. */
const bundle = `exports.render = () => new Promise((resolve) =>
  setTimeout(resolve, 300, { status: 200, markup: 'done', state: null }));`;

const task = { url: '/', api: { headers: {} }, visitor: null } as unknown as RenderTask; // what such a host reads

const poolWith = async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'server.cjs': bundle });
  const ends: ThreadEnd[] = [];
  const pool = renderPool({
    hostEntry: path.join(folder, 'server.cjs'),
    size: 1,
    stuckAfter: 20_000,
    folders: () => [],
    onFault: () => {},
    onEnd: (end) => void ends.push(end),
    log: fastify().log,
  });
  const ask = () => pool.ask({ kind: 'render', task, remotes: '[]' }, new AbortController().signal);
  return { pool, ask, ends };
};

test('closed at once, the threads end with what they are doing, without waiting for it', async () => {
  const { pool, ask } = await poolWith();
  const answer = ask().catch((error: unknown) => error);
  await pool.close();
  expect(await answer).toEqual(new RenderFailure('the thread that rendered it was ended'));
});

test('closed with patience, the threads answer first', async () => {
  const { pool, ask, ends } = await poolWith();
  const answer = ask();
  await pool.close(20_000);
  expect(Buffer.from((await answer).markup).toString()).toBe('done');
  expect(ends).toEqual([]);
});
