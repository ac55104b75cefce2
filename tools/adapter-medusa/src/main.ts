// The shop's contract on Medusa: `pnpm adapter-medusa` (docs/how-to/sell-from-medusa.md).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@shop/contract';
import { SettingsError } from '@shop/settings';
import { listMessages } from './messages.ts';
import { backendOf } from './backend.ts';
import { readersOf } from './people/newsletter.ts';
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

const [command, ...given] = process.argv.slice(2);

/** Prints what is stored here for the shop's people: their messages, and who wants the newsletter. */
const print = async (): Promise<string> => {
  const settings = readSettings(process.env);
  if (command === 'messages') return listMessages(settings.memoryFile, Number(given[0] ?? 0), given[1]);
  const backend = backendOf(settings);
  const rows = (await readersOf(backend)).map(({ email, language, token }) =>
    [email, language, paths.leaveNewsletter({ token })].join('\t'),
  );
  backend.memory.close();
  return rows.join('\n');
};

const run = async (): Promise<void> => {
  if (command === undefined) await start();
  else if (command === 'messages' || command === 'newsletter') console.log(await print());
  else throw new SettingsError(`“${command}” is no command: messages, newsletter, or nothing for the server.`);
};

await run().catch((error: unknown) => {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
