import type { Language } from '@shop/contract';

/** Where the sandbox's wallet asks its person (`api/src/http/dev/wallet.ts`). */
export const sandboxWalletPage = (token: string, language: Language): string =>
  `/dev/wallet?token=${token}&lang=${language}`;
