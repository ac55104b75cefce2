import { createECDH } from 'node:crypto';
import { SettingsError, type Reading } from '@shop/settings';
import { together } from './payment-settings.ts';
import type { PushKeys } from './push/sender.ts';

export interface PushSettings {
  /** By which push services know the shop (VAPID, RFC 8292); null without. */
  push: PushKeys | null;
}

/** Whether the public key is that of the private one. */
const belong = ({ publicKey, privateKey }: PushKeys): boolean => {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
  } catch {
    return false;
  }
};

/** Keys of push messages. Neither is repeated in a message. @throws SettingsError for half of them, or for two that do not belong together */
export const pushSettingsFrom = (given: Reading): PushSettings => {
  const keys = together(given, ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const);
  if (keys === null) return { push: null };
  const push = {
    publicKey: keys.PUSH_PUBLIC_KEY,
    privateKey: keys.PUSH_PRIVATE_KEY,
    contact: keys.PUSH_CONTACT,
  };
  if (!belong(push))
    throw new SettingsError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no key pair: `pnpm --filter @shop/api push-keys` makes one.',
    );
  return { push };
};
