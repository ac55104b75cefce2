import { randomUUID } from 'node:crypto';
import { sandboxWalletPage } from '../domain/payment/sandbox-wallet-page.ts';
import type { WalletProvider } from './provider.ts';

/** How long the sandbox's page takes a yes, in ms. */
const day = 24 * 60 * 60 * 1_000;

/**
 * A wallet for development and tests, in the shape of a real one: a token, a page of the wallet's own where the person
 * says yes or no (`/dev/wallet`), and the way back. What was said there stands with the payment itself.
 */
export const sandboxWallet: WalletProvider = {
  name: 'sandbox',
  open: true,
  begin: async (_amount, language) => {
    const token = `sandbox_${randomUUID()}`;
    return { token, redirectUrl: sandboxWalletPage(token, language) };
  },
  state: async (_token, takenAt, now) => (now.getTime() - takenAt.getTime() < day ? 'pending' : 'declined'),
  refund: async ({ key }) => `sandbox_refund_${key}`,
};
