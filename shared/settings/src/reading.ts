import { SettingsError } from './settings-error.ts';

/** Collects the problems of all settings, so that a start names every one of them at once. */
export interface Reading {
  /** `read`, which records a `SettingsError` instead of throwing it and then answers `fallback`. */
  recorded<Arguments extends unknown[], Value>(
    read: (...given: Arguments) => Value,
    fallback: Value,
  ): (...given: Arguments) => Value;
  /** @throws SettingsError with every problem that was recorded */
  end(): void;
}

export const startReading = (): Reading => {
  const problems: string[] = [];
  return {
    recorded:
      (read, fallback) =>
      (...given) => {
        try {
          return read(...given);
        } catch (error) {
          if (!(error instanceof SettingsError)) throw error;
          problems.push(...error.problems);
          return fallback;
        }
      },
    end: () => {
      if (problems.length > 0) throw new SettingsError(...problems);
    },
  };
};
