/** Result of a stage: its checks, and what was lost; nothing when `wrong` is empty. */
export interface StageReport {
  readonly tried: readonly string[];
  readonly wrong: readonly string[];
}
