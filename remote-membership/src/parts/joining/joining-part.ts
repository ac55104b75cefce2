import type { TextKey } from '@shop/platform';

/** What a feature adds to joining Plus+ and to its guidelines; a file of this folder for each. */
export interface JoiningPart {
  /** How its code is called, which may be typed where one joins. */
  readonly code: TextKey<'membership'>;
  /** A heading of the guidelines, and what stands below it. */
  readonly rules: readonly [title: TextKey<'membership'>, lines: readonly TextKey<'membership'>[]];
}
