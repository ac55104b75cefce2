import { readFileSync } from 'node:fs';
import type { Environment } from './sandbox.ts';
import { settingsOf, type SettingName } from './schema.ts';
import type { Process } from './setting.ts';

/** From the environment, or from the file that it names, before it is read as a value. */
export interface Given {
  /** The name of the setting or of its `_FILE` → its text; none for what is not set. */
  readonly texts: Readonly<Record<string, string>>;
  /** The file that a secret was taken from, by the secret's name. */
  readonly files: Readonly<Record<string, string>>;
  /** Lines for the operator; none repeats a secret. */
  readonly problems: readonly string[];
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'it is no file';

/** The texts of all settings of these processes; an empty variable is one that is not set. */
export const givenTo = (environment: Environment, processes: readonly Process[]): Given => {
  const texts: Record<string, string> = {};
  const files: Record<string, string> = {};
  const problems: string[] = [];
  const fromFile = (name: SettingName, file: string): string => {
    try {
      const text = readFileSync(file, 'utf8').trim();
      if (text === '') problems.push(`${name}_FILE names ${file}, which is empty.`);
      return text;
    } catch (error) {
      problems.push(`${name}_FILE names ${file}, which cannot be read (${codeOf(error)}).`);
      return '';
    }
  };
  for (const [name, { isSecret }] of settingsOf(processes)) {
    const file = (isSecret && environment[`${name}_FILE`]) || '';
    const own = environment[name] ?? '';
    if (file !== '' && own !== '') problems.push(`${name} and ${name}_FILE are both set: take one of them away.`);
    const text = own === '' && file !== '' ? fromFile(name, file) : own;
    if (text !== '') texts[name] = text;
    if (own === '' && file !== '') files[name] = file;
  }
  return { texts, files, problems };
};
