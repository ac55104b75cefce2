import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpDelivery } from './smtp.ts';

const letter = { to: 'ada@example.com', subject: 'Votre commande', html: '<p>Merci</p>', text: 'Merci' };
const headers = { 'List-Unsubscribe': '<https://shop.example/newsletter/leave?token=1>' };

test('a letter leaves through the SMTP server', async () => {
  const { promise: received, resolve } = Promise.withResolvers<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        resolve(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  await smtpDelivery(`smtp://127.0.0.1:${port}`, 'Shop <shop@example.com>')({ ...letter, headers });
  const text = await received;
  expect(text).toContain('List-Unsubscribe: <https://shop.example/newsletter/leave?token=1>');
  expect(text).toMatch(/From: Shop <shop@example.com>[\s\S]*To: ada@example.com[\s\S]*Subject: Votre commande/);
  await new Promise<void>((closed) => server.close(() => closed()));
});

/** A port on which nobody listens. */
const unusedPort = async (): Promise<number> => {
  const unused = createServer();
  await new Promise<void>((listening) => unused.listen(0, '127.0.0.1', listening));
  const { port } = unused.address() as AddressInfo;
  await new Promise((closed) => unused.close(closed));
  return port;
};

test('a letter that a server does not take has failed', async () => {
  const deliver = smtpDelivery(`smtp://127.0.0.1:${await unusedPort()}`, 'shop@example.com');
  await expect(deliver(letter)).rejects.toThrow('ECONNREFUSED');
});

test('a server that takes the connection and says nothing is given up', async () => {
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const { port } = silent.address() as AddressInfo;
  await expect(smtpDelivery(`smtp://127.0.0.1:${port}`, 'shop@example.com', 50)(letter)).rejects.toThrow(
    /Timeout|Greeting/,
  );
  await new Promise((closed) => silent.close(closed));
});
