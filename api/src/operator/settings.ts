import { SettingsError, startReading, type Environment } from '@shop/settings';

export interface OperatorSettings {
  /** Origin of the API. */
  readonly api: string;
  readonly key: string;
}

/** Where the commands ask, and with which key. @throws SettingsError */
export const operatorSettingsFrom = (environment: Environment): OperatorSettings => {
  const given = startReading(environment, 'operator');
  const [api, key] = [given.of('OPERATOR_API'), given.of('OPERATOR_KEY')];
  given.end();
  if (key === null)
    throw new SettingsError('OPERATOR_KEY is missing: the key of whoever works here (docs/operations.md).');
  return { api, key };
};
