import { latestMails } from '../mail/mailbox.ts';
import type { TestApp } from './test-app.ts';

/** The code of the newest text message to a telephone (E.164). */
export const textedCode = async ({ connection }: TestApp, phone: string): Promise<string> => {
  const message = (await latestMails(connection.db, 50)).find(({ recipient }) => recipient === phone);
  return /\b\d{6}\b/.exec(message?.plainText ?? '')?.[0] ?? 'none';
};
