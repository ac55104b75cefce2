/** What whoever runs the command can mend; shown without a stack. */
export class CreateProblem extends Error {}
