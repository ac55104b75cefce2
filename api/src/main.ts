import { DataFolderError } from './database/folder-lock.ts';
import { settingsFrom } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { openShop } from './shop.ts';

const report = (line: string): void => {
  process.stdout.write(`api: ${line}\n`);
};

/** One line for what a person can put right, the whole error for everything else. */
const lineOf = (error: unknown): string => {
  if (error instanceof SettingsError || error instanceof DataFolderError) return error.message;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use by another process. Stop it, or set API_PORT to another port.';
  if (code === 'EACCES') return 'The port may not be used by this account. Set API_PORT to a port above 1023.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

try {
  const settings = settingsFrom(process.env);
  const shop = await openShop(settings, report);
  const end = (): void => {
    void shop.close().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  try {
    const address = await shop.app.listen({ host: settings.host, port: settings.port });
    report(`ready at ${address}, documentation at ${address}/docs`);
  } catch (error) {
    await shop.close();
    throw error;
  }
} catch (error) {
  process.stderr.write(`api: ${lineOf(error)}\n`);
  process.exitCode = 1;
}
