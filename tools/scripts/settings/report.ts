import { givenTo, settingsForStart, settingsOf, SettingsError, type Environment } from '@shop/settings';
import { settingsFrom } from '../../../api/src/settings.ts';
import { readFileServerSettings, readSettings } from '../../../host/server/settings.ts';
import { releaseSettings } from '@shop/delivery';

const processes = ['api', 'web', 'files', 'release', 'build', 'conformance'] as const;

const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

export interface Report {
  /** A line for each setting: its name, its value unless it is a secret, and where it is from. */
  lines: string[];
  /** What keeps a process from starting. */
  problems: string[];
}

/** What is set, and from where; no secret is part of it. */
export const reportOf = (environment: Environment): Report => {
  const { texts, files } = givenTo(environment, processes);
  const lines = settingsOf(processes).map(([name, { default: fallback, otherwise, isSecret }]) => {
    const text = texts[name];
    const file = files[name];
    if (file !== undefined) return `${name} (secret) from file ${file}`;
    if (text !== undefined) return `${name}${isSecret ? ' (secret)' : `=${text}`} from environment`;
    if (fallback !== undefined) return `${name}=${fallback} from default`;
    return `${name} not set${otherwise ? `: ${otherwise.replaceAll('`', '')}` : ''}`;
  });
  const read = [
    () => settingsForStart(environment, ['api'], settingsFrom),
    () => settingsForStart(environment, ['web'], readSettings),
    () => readFileServerSettings(environment),
    () => releaseSettings(environment),
  ];
  return { lines, problems: [...new Set(read.flatMap(problemsOf))] };
};
