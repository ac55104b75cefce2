import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushContent } from '../domain/push/content.ts';
import type { TestApp } from './test-app.ts';

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser at the sandbox's push service: it has its own keys and reads what came as RFC 8291 says. */
export interface PushBrowser {
  readonly endpoint: string;
  /** Sent with `pushSubscribe`. */
  readonly subscription: { endpoint: string; p256dh: string; auth: string };
  /** Messages, the oldest first. */
  received(): Promise<{ ttl: number; content: PushContent }[]>;
  /** Its person has taken the browser away. */
  leave(): Promise<void>;
}

/** Makes one; `shop` has to listen, because its push service is asked over HTTP. */
export const pushBrowser = async (shop: TestApp): Promise<PushBrowser> => {
  const address = shop.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen');
  const { result } = await shop.call('pushKey', {});
  const answer = await fetch(`http://127.0.0.1:${address.port}/dev/push/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application_server_key: result.public_key }),
  });
  const { endpoint } = (await answer.json()) as { endpoint: string };
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const read = (text: string): PushContent => {
    const body = Buffer.from(text, 'base64url');
    const [salt, sender, encrypted] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = derived(keys.computeSecret(sender), auth, keyInfo, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    // The last byte marks the end of the record.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushContent;
  };
  return {
    endpoint,
    subscription: { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    received: async () => {
      const messages = (await (await fetch(`${endpoint}/messages`)).json()) as { ttl: number; body: string }[];
      return messages.map(({ ttl, body }) => ({ ttl, content: read(body) }));
    },
    leave: async () => void (await fetch(endpoint, { method: 'DELETE' })),
  };
};
