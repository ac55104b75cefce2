// The console: `pnpm console` (console/README.md).
import { endInOrder } from '@shop/serving';
import { SettingsError } from '@shop/settings';
import { consoleApp } from './app.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings();
  const app = await consoleApp(settings);
  await app.listen({ host: settings.host, port: settings.port });
  endInOrder(app.server, {
    delay: 0,
    limit: 20_000,
    begin: () => undefined,
    close: () => app.close(),
    report: (line) => app.log.error(line),
  });
  app.log.info(`ready at ${settings.origin}`);
} catch (error) {
  const isKnown = error instanceof SettingsError || Object(error).code === 'EADDRINUSE';
  if (!isKnown) throw error;
  console.error(`console: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
