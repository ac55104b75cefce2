import webpush from 'web-push';
import { settingsFrom } from './settings.ts';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const keys = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: 'mailto:shop@example.ca' };

test('POP-028 keys of push messages are read together, or are not there', () => {
  expect(settingsFrom({})).toMatchObject({ push: null });
  expect(settingsFrom(keys)).toMatchObject({ push: { publicKey, privateKey, contact: 'mailto:shop@example.ca' } });
});

test.each([
  [{ PUSH_CONTACT: '' }, 'PUSH_CONTACT is missing'],
  [{ PUSH_CONTACT: 'shop@example.ca' }, 'PUSH_CONTACT must be'],
  [{ PUSH_PUBLIC_KEY: webpush.generateVAPIDKeys().publicKey }, 'are no key pair'],
  [{ PUSH_PRIVATE_KEY: 'x' }, 'are no key pair'],
])('POP-028 %j is refused: %s, and no key is repeated', (change, message) => {
  expect(() => settingsFrom({ ...keys, ...change })).toThrow(message);
  expect(() => settingsFrom({ ...keys, ...change })).not.toThrow(privateKey);
});
