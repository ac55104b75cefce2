/** Gets lines for the operator. */
export type Report = (line: string) => void;

/** Work of the shop that nobody's request does. In all workers together one job of a kind runs at a time. */
export interface JobKind {
  /** Of its queue: letters, digits, dots and hyphens. */
  readonly name: string;
  readonly problem: string;
  /** Between two looks whether something is due, in ms. */
  readonly pause: number;
  /** Whether something is due: a look that writes nothing. Without it one job is made per pause, whoever looks. */
  isDue?(): Promise<boolean>;
  /** Does what is due. It may be ended at any place, and be begun again by another process. */
  work(report: Report, isStopped: () => boolean): Promise<unknown>;
}
