/** What whoever runs the command can mend; shown without a stack. */
export class CreateProblem extends Error {}

/** Runs a command, which ends with a problem's message alone. */
export const orSay = async (command: () => void | Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CreateProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
