/** A misuse or damage that a person can act on; its message is complete, one line or a list, and shown without a stack. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem';
}
