import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Children, untilHealthy } from './children.ts';
import { requireFreePort } from './ports.ts';

const runs = (children: Children, name: string, code: string) => children.start(name, process.execPath, ['-e', code]);

/** Children whose printed lines can be waited for. */
const watched = () => {
  const lines: string[] = [];
  const waiting: { text: string; resolve: () => void }[] = [];
  const children = new Children((line) => {
    lines.push(line);
    for (const { text, resolve } of waiting) if (line.includes(text)) resolve();
  });
  const printed = (text: string) =>
    new Promise<void>((resolve) => {
      waiting.push({ text, resolve });
      if (lines.some((line) => line.includes(text))) resolve();
    });
  return { children, lines, printed };
};

test('what a child prints is shown under its name', async () => {
  const { children, lines, printed } = watched();
  runs(children, 'api', 'console.log("seeding"); setInterval(() => {}, 1000)');
  await printed('seeding');
  expect(lines).toEqual(['api  │ seeding']);
  await children.stop();
});

test.each([
  ['process.exit(3)', 'The api process ended unexpectedly (exit code 3).'],
  ['process.kill(process.pid, "SIGKILL")', 'The api process ended unexpectedly (SIGKILL).'],
  ['', 'The api process ended unexpectedly (exit code 0).'],
])('a child that ends by itself is a crash, told in one line: %s', async (code, message) => {
  const { children } = watched();
  runs(children, 'api', code);
  await expect(children.crashed).rejects.toThrow(message);
});

test('a command that does not exist is told in one line', async () => {
  const { children } = watched();
  children.start('api', '/no/such/command', []);
  await expect(children.crashed).rejects.toThrow('The api process cannot be started');
});

test('a child that is started anew has ended before, and is no crash', async () => {
  const { children, lines, printed } = watched();
  runs(
    children,
    'web',
    'process.on("SIGTERM", () => { console.log("down"); process.exit(); }); setInterval(() => {}, 1000); console.log("up")',
  );
  await printed('up');
  const first = children.pidOf('web');
  lines.length = 0;
  await children.restart('web');
  await printed('up');
  expect(lines).toEqual(['web  │ down', 'web  │ up']);
  expect(children.pidOf('web')).not.toBe(first);
  await children.stop();
  await expect(Promise.race([children.crashed, Promise.resolve('quiet')])).resolves.toBe('quiet');
});

test('stop ends every child, one that does not listen by force', async () => {
  const { children, printed } = watched();
  runs(children, 'web', 'setInterval(() => {}, 1000); console.log("web up " + process.pid)');
  runs(children, 'api', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("api up")');
  await Promise.all([printed('web up'), printed('api up')]);
  await children.stop(50);
  await expect(Promise.race([children.crashed, Promise.resolve('quiet')])).resolves.toBe('quiet');
});

test('what a child has started ends with it, though nobody passes the signal on', async () => {
  const { children, lines, printed } = watched();
  const grandchild = `const server = require('net').createServer();
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
    process.on('SIGTERM', () => process.exit(0));`;
  runs(children, 'web', child);
  await printed('port ');
  await children.stop();
  await requireFreePort(Number(lines.join().split('port ')[1]), 'PORT');
});

test('waiting for health ends when the child crashes, and when it takes too long', async () => {
  const { children } = watched();
  await expect(untilHealthy('http://127.0.0.1:9/healthz', children, 10)).rejects.toThrow('did not answer within');
  runs(children, 'api', 'process.exit(1)');
  await expect(untilHealthy('http://127.0.0.1:9/healthz', children, 60_000)).rejects.toThrow('ended unexpectedly');
});

test('a port in use is named with the variable that chooses another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(`Port ${port} is in use. Choose another with PORT=…`);
  await new Promise((resolve) => server.close(resolve));
  await requireFreePort(port, 'PORT');
});
