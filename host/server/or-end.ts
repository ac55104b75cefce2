import { SettingsError } from '@shop/settings';

/** What `read` answers; settings with which the process cannot start are told, one a line, and end it. */
export const orEnd = <Settings>(name: string, read: () => Settings): Settings => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const problem of error.problems) console.error(`${name}: ${problem}`);
    return process.exit(1);
  }
};
