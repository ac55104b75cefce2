import { DeliveryProblem } from '@shop/delivery';
import { SettingsError } from '@shop/settings';

/** Tells what the process cannot start with, one a line, and ends it; what is no fault of whoever starts it is thrown. */
export const endFor =
  (name: string) =>
  (error: unknown): never => {
    const isKnown = error instanceof SettingsError || error instanceof DeliveryProblem;
    if (!isKnown) throw error;
    for (const problem of error instanceof SettingsError ? error.problems : [error.message])
      console.error(`${name}: ${problem}`);
    return process.exit(1);
  };

/** Settings with which the process cannot start are told, one a line, and end it. */
export const orEnd = <Settings>(name: string, read: () => Settings): Settings => {
  try {
    return read();
  } catch (error) {
    return endFor(name)(error);
  }
};
