import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { closeOnceTaken } from './ending.ts';

const count = 20;

/**
 * Clients in a thread of their own, so that they ask while this one does nothing: each asks once before it is told to,
 * when `first` is true, and once when it is told to. It posts what each was answered at last.
 */
const clients = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, count, first, shared } } = require('node:worker_threads');
  const state = new Int32Array(shared);
  const request = 'GET / HTTP/1.1\\r\\nhost: shop\\r\\n\\r\\n';
  const answers = [];
  const note = (answer) => {
    answers.push(answer);
    if (answers.length === count) parentPort.postMessage(answers);
  };
  const open = () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => note('lost'));
    socket.on('connect', () => {
      if (!first) return resolve(socket);
      socket.write(request);
      socket.once('data', () => resolve(socket));
    });
  });
  const asked = (socket) => new Promise((resolve) => {
    socket.once('data', (data) => note(String(data).split('\\r\\n')[0]));
    socket.write(request, resolve);
  });
  const all = async () => {
    const open_ = first ? await Promise.all(Array.from({ length: count }, open)) : [];
    parentPort.postMessage('open');
    Atomics.wait(state, 0, 0);
    const sockets = first ? open_ : await Promise.all(Array.from({ length: count }, open));
    await Promise.all(sockets.map(asked));
    Atomics.store(state, 1, 1);
    Atomics.notify(state, 1);
  };
  all();
`;

let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

test.each([
  ['connections that the server has not taken', false],
  ['connections that have lain idle', true],
])('requests that came before a server closes are answered: of %s', async (_name, first) => {
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const shared = new SharedArrayBuffer(8);
  const state = new Int32Array(shared);
  const worker = new Worker(clients, { eval: true, workerData: { port, count, first, shared } });
  await once(worker, 'message');
  // As when a server has much to do: nothing is taken until all have asked.
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
  Atomics.wait(state, 1, 0);
  const closed = closeOnceTaken(server);
  const [answers] = await once(worker, 'message');
  expect(answers).toEqual(Array.from({ length: count }, () => 'HTTP/1.1 200 OK'));
  await worker.terminate();
  await closed;
});
