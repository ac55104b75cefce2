import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { until } from '../testing.ts';
import { pausedStack } from './paused-stack.ts';

test('a thread that is blocked outside JavaScript for longer than it is looked at goes on then, and can be ended', async () => {
  const blocked = path.join(mkdtempSync(path.join(tmpdir(), 'blocked-')), 'so');
  const free = `${blocked}-no-more`;
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const { execSync } = require('node:child_process');
     execSync('touch "${blocked}"; while [ ! -e "${free}" ]; do sleep 0.05; done');
     const goOn = () => parentPort.postMessage('gone on');
     goOn();`,
    { eval: true },
  );
  const goesOn = once(worker, 'message');
  await until(async () => existsSync(blocked));
  expect(await pausedStack(worker.threadId, 200)).toEqual([]);
  writeFileSync(free, '');
  expect(await goesOn).toEqual(['gone on']);
  await worker.terminate();
});
