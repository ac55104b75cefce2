/** A misuse or damage that a person can act on; its message is complete, one line or a list, and shown without a stack. */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem';
}

/** A file that a store was asked for and does not hold: one that cannot be read now is something else. */
export class NoSuchFile extends DeliveryProblem {
  constructor(name: string, build: number, file: string) {
    super(`There is no ${file} in build ${build} of ${name}.`);
  }
}
