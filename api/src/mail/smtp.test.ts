import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from './smtp.ts';

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
  const errors: unknown[] = [];
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'Shop <shop@example.com>', (error) => errors.push(error)).send({
    ...letter,
    headers,
  });
  expect(errors).toEqual([]);
  const text = await received;
  expect(text).toContain('List-Unsubscribe: <https://shop.example/newsletter/leave?token=1>');
  expect(text).toMatch(/From: Shop <shop@example.com>[\s\S]*To: ada@example.com[\s\S]*Subject: Votre commande/);
  await new Promise<void>((closed) => server.close(() => closed()));
});

test('a server that is not there is reported, and nothing is thrown', async () => {
  const unused = createServer();
  await new Promise<void>((listening) => unused.listen(0, '127.0.0.1', listening));
  const { port } = unused.address() as AddressInfo;
  await new Promise((closed) => unused.close(closed));
  const errors: unknown[] = [];
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'shop@example.com', (error) => errors.push(error)).send(letter);
  expect(errors).toHaveLength(1);
});
