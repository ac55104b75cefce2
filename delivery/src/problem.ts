/** A misuse or damage that a person can act on; its message is one complete line, shown without a stack. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem';
}
