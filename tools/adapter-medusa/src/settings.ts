import { startReading, SettingsError } from '@shop/settings';

export interface AdapterSettings {
  port: number;
  host: string;
  /** Where Medusa is: an origin. */
  medusaUrl: string;
  /** From where its pictures come: an origin. */
  picturesUrl: string;
  /** The publishable key of the sales channel that is sold here. */
  medusaKey: string;
  /** A secret key, with which the adapter does what the store's API has no call for; null without. */
  medusaSecret: string | null;
  returnDays: number;
  memoryFile: string;
  isSandbox: boolean;
}

/** @throws SettingsError with every problem */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): AdapterSettings => {
  const given = startReading(environment, 'adapter');
  const demand = given.recorded((name: 'MEDUSA_URL' | 'MEDUSA_KEY'): string => {
    if (!given.isSet(name)) throw new SettingsError(`${name} is missing.`);
    return given.of(name) ?? '';
  }, '');
  const medusaUrl = demand('MEDUSA_URL');
  const medusaKey = demand('MEDUSA_KEY');
  given.end();
  return {
    port: given.of('API_PORT'),
    host: given.of('API_HOST'),
    medusaUrl,
    picturesUrl: given.of('MEDUSA_PICTURES') ?? medusaUrl,
    medusaKey,
    medusaSecret: given.of('MEDUSA_SECRET_KEY') ?? null,
    returnDays: given.of('MEDUSA_RETURN_DAYS'),
    memoryFile: given.of('MEDUSA_MEMORY'),
    isSandbox: given.sandbox,
  };
};
