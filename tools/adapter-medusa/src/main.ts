// The shop's contract on Medusa: `pnpm adapter-medusa` (docs/how-to/sell-from-medusa.md).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '@shop/settings';
import { backendOf } from './backend.ts';
import { adapterServer } from './server.ts';
import { readSettings } from './settings.ts';

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  mkdirSync(path.dirname(settings.memoryFile), { recursive: true });
  const app = adapterServer({ backend: backendOf(settings), picturesUrl: settings.picturesUrl });
  await app.listen({ port: settings.port, host: settings.host });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(`adapter: Medusa at ${settings.medusaUrl} is served at http://${settings.host}:${settings.port}`);
};

await start().catch((error: unknown) => {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
