// The shop's contract on Medusa: `pnpm adapter-medusa` (docs/how-to/sell-from-medusa.md).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '@shop/settings';
import { startReading } from '@shop/settings';
import { listMessages } from './messages.ts';
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

const [command, after = '0', folder] = process.argv.slice(2);
const run = async (): Promise<void> => {
  if (command !== 'messages') return start();
  const given = startReading(process.env, 'adapter');
  console.log(listMessages(given.of('MEDUSA_MEMORY'), Number(after), folder));
};

await run().catch((error: unknown) => {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
