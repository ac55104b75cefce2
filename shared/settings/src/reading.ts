import { givenTo } from './given.ts';
import { sandboxOf, type Environment } from './sandbox.ts';
import { settingsOf, type SettingName, type ValueOf } from './schema.ts';
import type { Process, Setting } from './setting.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of one process, read at once, so that its start names every problem of them. */
export interface Reading {
  /** The value of a setting; null when it is not set and has no default, or cannot be read. */
  of<Name extends SettingName>(name: Name): ValueOf<Name>;
  /** Whether something was given for it, readable or not. */
  isSet(name: SettingName): boolean;
  /** Whether stand-ins of outside services and test accounts exist. */
  readonly sandbox: boolean;
  /** `read`, which records a `SettingsError` instead of throwing it and then answers `fallback`. */
  recorded<Arguments extends unknown[], Value>(
    read: (...given: Arguments) => Value,
    fallback: Value,
  ): (...given: Arguments) => Value;
  /** @throws SettingsError with every problem that was recorded */
  end(): void;
}

/** A line for the operator that repeats no secret. */
const problemOf = (name: SettingName, { kind, isSecret }: Setting<unknown>, text: string): string =>
  `${name} must ${kind.demand}${isSecret ? '' : `, not “${text}”`}.`;

/** Reads the settings of these processes. */
export const startReading = (environment: Environment, ...processes: readonly Process[]): Reading => {
  const given = givenTo(environment, processes);
  const problems = [...given.problems];
  const values = new Map<SettingName, unknown>();
  for (const [name, setting] of settingsOf(processes)) {
    const text = given.texts[name] ?? setting.default;
    const value = text === undefined ? null : setting.kind.read(text);
    if (value === undefined && text !== undefined) problems.push(problemOf(name, setting, text));
    values.set(name, value ?? null);
  }
  const recorded: Reading['recorded'] =
    (read, fallback) =>
    (...words) => {
      try {
        return read(...words);
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error;
        problems.push(...error.problems);
        return fallback;
      }
    };
  return {
    of: <Name extends SettingName>(name: Name) => {
      if (!values.has(name)) throw new Error(`${name} is no setting of ${processes.join(', ')}.`);
      return values.get(name) as ValueOf<Name>; // read by the kind of that name
    },
    isSet: (name) => given.texts[name] !== undefined,
    sandbox: sandboxOf(given.texts),
    recorded,
    end: () => {
      if (problems.length > 0) throw new SettingsError(...new Set(problems));
    },
  };
};
