import { endInOrder, measureProcess, severalLinesAtOnce } from '@shop/serving';
import { settingsForStart } from '@shop/settings';
import { lineOf } from './error-line.ts';
import { settingsFrom } from './settings.ts';
import { openShop } from './shop.ts';

const report = (line: string): void => {
  process.stdout.write(`api: ${line}\n`);
};

try {
  const settings = settingsForStart(process.env, ['api'], settingsFrom);
  measureProcess();
  const shop = await openShop(settings, report, settings.accessLog ? severalLinesAtOnce() : undefined);
  endInOrder(shop.app.server, {
    ...settings.drain,
    begin: () => void shop.app.ending.abort(),
    close: shop.close,
    report: (line) => process.stderr.write(`api: ${line}\n`),
  });
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
