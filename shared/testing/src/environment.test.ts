import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { useServer } from './server.ts';

useServer();

test('a connection that reads before it writes reaches its server', async () => {
  const greeter = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
  await once(greeter, 'listening');
  const client = connect((greeter.address() as AddressInfo).port, '127.0.0.1');
  const [words] = (await once(client, 'data')) as [Buffer];
  expect(words.toString()).toBe('hello');
  client.destroy();
  greeter.close();
});
