import { BackupProblem } from './backup/backup-file.ts';
import { DataFolderError } from './database/folder-lock.ts';
import { OldStoreError } from './database/old-store.ts';
import { ShopError } from './domain/shop-error.ts';
import { loggedError } from './logged-error.ts';
import { OperatorProblem } from './domain/operator-problem.ts';
import { SettingsError } from '@shop/settings';

const isForPeople = (error: unknown): error is Error =>
  error instanceof SettingsError ||
  error instanceof DataFolderError ||
  error instanceof OldStoreError ||
  error instanceof BackupProblem ||
  error instanceof OperatorProblem ||
  error instanceof ShopError;

/** One line for what a person can put right, the whole error for everything else. */
export const lineOf = (error: unknown): string => {
  if (isForPeople(error)) return error.message;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use by another process. Stop it, or set API_PORT to another port.';
  if (code === 'EACCES') return 'The port may not be used by this account. Set API_PORT to a port above 1023.';
  if (!(error instanceof Error)) return String(error);
  const { type, message, stack } = loggedError(error);
  return `${type}: ${message}\n${stack}`;
};
