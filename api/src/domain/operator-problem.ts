/** A problem that an operator can correct; the message is for them. `code` is the contract's, as of a `ShopError`. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
  readonly code: 400 | 404 | 409;

  constructor(message: string, code: 400 | 404 | 409 = 409) {
    super(message);
    this.code = code;
  }
}
