import { releasesIn } from '@shop/delivery';
import { startReading, type Environment } from '@shop/settings';

/** @throws SettingsError with every problem */
export const readSettings = (environment: Environment = process.env) => {
  const given = startReading(environment, 'console');
  const port = given.of('CONSOLE_PORT');
  const settings = {
    host: given.of('CONSOLE_HOST'),
    port,
    /** Under which people open it. */
    origin: given.of('CONSOLE_URL') ?? `http://127.0.0.1:${port}`,
    apiUrl: given.of('OPERATOR_API'),
    /** What is live of the shop, and what may be. */
    releases: releasesIn(given),
    trustProxy: given.of('TRUST_PROXY') ?? false,
    /** Empty: the API takes a visitor's address from nobody. */
    webSecret: given.of('WEB_SECRET') ?? '',
    verbosity: given.of('LOG_LEVEL') ?? 'info',
  };
  given.end();
  return settings;
};
export type Settings = ReturnType<typeof readSettings>;
