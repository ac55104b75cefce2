import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { pausedStack } from './paused-stack.ts';

const inThread = (work: string): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     const { execSync } = require('node:child_process');
     parentPort.postMessage('begun');
     ${work}
     const goOn = () => parentPort.postMessage('gone on');
     goOn();`,
    { eval: true },
  );

test('X-458 a thread that is blocked outside JavaScript for longer than it is looked at goes on then, and can be ended', async () => {
  const worker = inThread(`execSync('sleep 1');`);
  await once(worker, 'message');
  const goesOn = once(worker, 'message');
  expect(await pausedStack(worker.threadId, 50)).toEqual([]);
  expect(await goesOn).toEqual(['gone on']);
  expect(await worker.terminate()).toEqual(expect.any(Number));
});

test('X-458 a thread in an endless loop is stopped, told of, and can be ended', async () => {
  const worker = inThread('const endless = () => { for (;;); }; endless();');
  await once(worker, 'message');
  expect(await pausedStack(worker.threadId, 20_000)).toContain('[worker eval]');
  expect(await worker.terminate()).toBe(1);
});
