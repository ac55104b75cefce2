/** Something that a person can put right; its message is one line and no stack is shown. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
