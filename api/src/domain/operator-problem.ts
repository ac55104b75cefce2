/** What an operator can put right; the message is for them. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
}
